import type { MailSettings } from '../../config/mail-settings.ts';
import type { Message } from '../messages/news.ts';
import { sendMail } from './send-mail.ts';
import { type SendContext, sendWebhook } from './send-webhook.ts';
import type { Target } from './target.ts';

export interface Sending extends SendContext {
	readonly mail: MailSettings | null;
}

export function sendMessage(target: Target, message: Message, sending: Sending): Promise<void> {
	const { kind } = target;
	return kind === 'mail'
		? sendMail(target.address, message, sending.mail, { html: message.html })
		: sendWebhook({ ...target, kind }, message, sending);
}
