import { contactUs as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { newId } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';

const perAddress: Limit = { counts: 'messages to the operator per visitor', count: 5, seconds: hour };

export const contactUs = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    await takeTry(context, perAddress, 'contact', addressForLimits(request.address));
    const { name, email, inquiry, topic, language = 'en' } = input;
    const reference = newId('msg', context.random);
    await enqueueMail(context, context.db, {
      occasion: reference,
      to: { email: context.config.contactTo, language: 'en' },
      template: 'contact',
      data: { reference, topic, name, email, inquiry, language },
    });
    await enqueueMail(context, context.db, {
      occasion: `${reference}:received`,
      to: { email, language },
      template: 'contactReceived',
      data: { reference },
    });
    return { reference };
  },
);
