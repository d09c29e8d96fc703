import { main } from '../gestures.ts'
import { arrivesAt, expect, isSound, openAs, openSession, people, test, windows } from '../portal.ts'

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('Camille sends her tax certificate, opens what the mail brings, and its link leads to the list', async ({
      page,
    }) => {
      await openAs(page, people.camille, '/remunerationpaie?annee=2026')
      const line = main(page).getByRole('link', { name: /^Envoyer par mail Attestation fiscale 2025/ })
      await line.click()
      await arrivesAt(page, 'Envoyer un document par courriel')
      await expect(main(page).getByText('Attestation fiscale 2025', { exact: true })).toBeVisible()
      await expect(main(page).getByText(/^Il vous reste (\d+\senvois|1\senvoi) aujourd’hui\.$/)).toBeVisible()
      await expect(main(page).getByText(/^Le document sera joint au courriel/)).toBeVisible()
      await isSound(page)

      const [first] = await main(page).getByRole('radio').all()
      await first?.check()
      await main(page).getByRole('button', { name: 'Envoyer par mail' }).click()
      await arrivesAt(page, 'Votre demande d’envoi est enregistrée')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(main(page).getByText(/^Un courriel sera envoyé à c•••.*@.* y sera joint\.$/)).toBeVisible()
      await isSound(page)
      await main(page).getByRole('link', { name: 'Retour à mes documents' }).click()
      await expect(page).toHaveURL(/\/remunerationpaie\?annee=2026$/)

      await page.goto('/demo/courriels')
      const mail = page.getByRole('article', { name: 'Votre document : Attestation fiscale 2025' })
      await expect(mail.first()).toContainText('en pièce jointe')
      const piece = mail.first().getByRole('link', { name: /\.pdf$/ })
      const brought = await page.request.get(
        new URL((await piece.getAttribute('href')) ?? '', page.url()).href,
      )
      expect((await brought.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await expect(mail.first()).not.toContainText('€')
      await mail
        .first()
        .getByRole('link', { name: /remunerationpaie\?annee=2026$/ })
        .click()
      await arrivesAt(page, 'Ma rémunération')
      await expect(line).toBeVisible()
    })
  })
}

test('an address without a document says what to do', async ({ page, watch }) => {
  watch.expectStatuses(404)
  await openSession(page, people.alain)
  for (const search of ['', '?documentUuid=rien', '?documentUuid=7b1f2c3d-0000-4000-8000-000000000004']) {
    await page.goto(`/demandeenvoimail${search}`)
    await expect(main(page).getByRole('heading', { name: 'Document introuvable' })).toBeVisible()
    await main(page).getByRole('link', { name: 'Retour au tableau de bord' }).click()
    await arrivesAt(page, 'Mon tableau de bord')
  }
})
