import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config/mail-settings.ts';
import type { Message } from '../messages/news.ts';
import { DeliveryError } from './send-webhook.ts';

const timeoutMs = 10_000;

interface MailExtras {
	/** They get the same mail, and see no other address. */
	readonly others?: readonly string[];
	/** The same as HTML. */
	readonly html?: string;
	readonly files?: readonly { readonly name: string; readonly content: string }[];
}

/** A mail over the operator’s own SMTP server, marked as one that nobody should answer automatically. */
export async function sendMail(
	address: string,
	{ domain, id, text, title }: Pick<Message, 'domain' | 'id' | 'text' | 'title'>,
	settings: MailSettings | null,
	{ files = [], html, others = [] }: MailExtras = {},
): Promise<void> {
	if (settings === null) {
		throw new DeliveryError(
			'This server sends no mail. Set PLUMBLINE_SMTP_URL and PLUMBLINE_MAIL_FROM.',
			null,
		);
	}
	const transport = createTransport(
		{
			url: settings.smtpUrl,
			connectionTimeout: timeoutMs,
			greetingTimeout: timeoutMs,
			socketTimeout: timeoutMs,
		},
		// Texts of pages must not read files of this machine or fetch URLs.
		{ disableFileAccess: true, disableUrlAccess: true },
	);
	try {
		await transport.sendMail({
			from: settings.from,
			to: address,
			bcc: [...others],
			subject: title,
			text,
			...(html !== undefined && { html }),
			headers: { 'Auto-Submitted': 'auto-generated' },
			attachments: files.map(({ content, name }) => ({ filename: name, content })),
			messageId: `<${id}@${domain.replace(/[^a-z0-9.-]/gi, '')}>`,
		});
	} catch (error) {
		const code = Object(error).responseCode;
		const isRefused = typeof code === 'number' && code >= 500;
		throw new DeliveryError(
			isRefused ? `The mail server answers ${code}.` : 'The mail server cannot be reached.',
			isRefused ? null : 0,
			{ cause: error },
		);
	} finally {
		transport.close();
	}
}
