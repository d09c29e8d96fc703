/**
 * Storybook records each gesture and each look of a story, with the text of what it was made on, for the panel that plays them
 * again. A test has no panel: it goes on without the record, which Storybook reads in the address.
 */
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)
