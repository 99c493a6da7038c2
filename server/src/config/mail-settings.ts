import { ExpectedError } from '../process/expected-error.ts';

export interface MailSettings {
	/** Such as `smtps://user:password@mail.example:465`. */
	readonly smtpUrl: string;
	readonly from: string;
}

/** Null where neither is set. The message never contains the URL, which may hold a password. */
export function mailSettings(smtpUrl: string, from: string): MailSettings | null {
	if (smtpUrl === '' && from === '') return null;
	const protocol = URL.parse(smtpUrl)?.protocol;
	if (protocol !== 'smtp:' && protocol !== 'smtps:') {
		throw new ExpectedError(
			'configuration',
			'PLUMBLINE_SMTP_URL is not the URL of a mail server. Write, for example, smtps://user:password@mail.example.com:465, with special characters percent-encoded.',
		);
	}
	if (/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) return { smtpUrl, from };
	throw new ExpectedError(
		'configuration',
		'PLUMBLINE_MAIL_FROM is not a mail address. Write, for example, Plumbline <plumbline@example.com>.',
	);
}
