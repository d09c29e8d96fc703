import { deposerpiece, retirerpiece } from '#contract/kit/piece.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { give } from '#server/kit/http/answer.ts'
import { multipartLimits, receiveFiles } from '#server/kit/pieces/receiveFiles.ts'
import { limitNetworkBytes } from '#server/kit/limits/limits.ts'
import { uploadPlaces } from '#server/kit/pieces/places.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import { keepPieces, toPiece } from '#server/kit/pieces/keepPieces.ts'
import { removePiece } from '#server/kit/pieces/removePiece.ts'

/** Files sent before what they belong to. Only here are multipart bodies read. */
export const pieceRoutes = async (app: FastifyInstance, services: Services) => {
  const inPlace = uploadPlaces()
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits })
    give(scope, services, deposerpiece, async ({ query }, { request, session }) => {
      const { compte } = session
      if (compte.etat !== 'CONFIRME') throw new Refusal('identiteAConfirmer')
      const who = whoAsks(services, request)
      const rows = await inPlace(compte.id, who, async (place) => {
        const files = await receiveFiles(request, place)
        const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
        await limitNetworkBytes(services, who, bytes)
        return keepPieces(services, session, files, query.usage)
      })
      return { listePiece: rows.map(toPiece) }
    })
  })

  give(app, services, retirerpiece, ({ body }, { session }) => removePiece(services, session, body.pieceId))
}
