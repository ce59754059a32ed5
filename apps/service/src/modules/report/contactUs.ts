import { contactUs as operation } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import { newId } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';

export const contactUs = defineHandler(operation, async ({ context, input, request }) => {
  const { limits, contactTo } = context.config;
  await takeTry(context, limits.contactPerAddress, 'contact', addressForLimits(request.address));
  const { name, email, inquiry, topic, language = 'en' } = input;
  const reference = newId('msg', context.random);
  await enqueueMail(context, context.db, {
    occasion: reference,
    to: { email: contactTo, language: 'en' },
    template: 'contact',
    data: { reference, topic, name, email, inquiry, language },
  });
  return { reference };
});
