import { writeFolder } from './folder.ts'

/** `node makeFolder.ts <folder> <documents> <people>`: a folder to measure an import with. */
const [folder = 'import', documents = '20000', people = '500'] = process.argv.slice(2)
writeFolder(folder, Number(documents), Number(people))
