import type { FastifyInstance } from 'fastify';
import type { StateFile } from '../state.ts';

/** A number that ends so is registered nowhere. */
const unregistered = /000$/;

/**
 * Stands in for VIES, the register of VAT ids of the European Commission (its public REST API, `check-vat-number`). The knob
 * lets the register of a country be away, which VIES says with status 200.
 */
export function viesApi(
  app: FastifyInstance,
  { state: { data }, now }: { state: StateFile; now: () => number },
): void {
  app.post('/vies/check-vat-number', (request, reply) => {
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    const { countryCode, vatNumber } = body as { countryCode?: string; vatNumber?: string };
    if (data.knobs.viesAway) {
      const errorWrappers = [{ error: 'MS_UNAVAILABLE' }];
      return reply.send({ actionSucceed: false, errorWrappers });
    }
    if (!countryCode || !vatNumber) {
      return reply.code(400).send({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] });
    }
    const valid = !unregistered.test(vatNumber);
    return reply.send({
      countryCode,
      vatNumber,
      requestDate: new Date(now()).toISOString(),
      valid,
      requestIdentifier: '',
      name: '---',
      address: '---',
    });
  });
}
