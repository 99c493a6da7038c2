import type { SecretHeaders } from '../../crawl/settings.ts';
import { usageError } from '../../process/expected-error.ts';

export interface SecretValues {
	readonly header?: readonly string[] | undefined;
	readonly cookie?: readonly string[] | undefined;
	readonly auth?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The headers for the crawled site. No message names their values. */
export function secretHeaders(values: SecretValues, environment: Environment): SecretHeaders {
	const given = (values.header ?? []).map((text) => headerOf(text, environment));
	const cookies = (values.cookie ?? []).map((text) =>
		fromEnvironment(text, environment, '--cookie'),
	);
	return {
		...Object.fromEntries(given),
		...(cookies.length > 0 && { cookie: cookies.join('; ') }),
		...(values.auth !== undefined && { authorization: basic(values.auth, environment) }),
	};
}

function headerOf(text: string, environment: Environment): readonly [string, string] {
	const [, name = '', value = ''] = text.match(/^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/s) ?? [];
	if (name === '' || /[\r\n\0]/.test(value)) {
		throw usageError(
			'--header: write a name, a colon and a value, such as “X-Preview: $PREVIEW_KEY”.',
		);
	}
	return [name.toLowerCase(), fromEnvironment(value, environment, '--header')];
}

/** “$NAME” keeps a secret out of the list of processes and out of files. */
export function fromEnvironment(text: string, environment: Environment, option: string): string {
	return text.replace(/\$([A-Z_][A-Z\d_]*)/g, (_, name: string) => {
		const value = environment[name];
		if (value !== undefined) return value;
		throw usageError(`${option}: there is no environment variable ${name}. Set it to the secret.`);
	});
}

function basic(user: string, environment: Environment): string {
	const password = environment.PLUMBLINE_CRAWL_PASSWORD;
	if (password === undefined) {
		throw usageError('--auth needs the password in the environment, as PLUMBLINE_CRAWL_PASSWORD.');
	}
	return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
