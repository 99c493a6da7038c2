import type { SiteAccess } from '../../crawl/visits/site-access.ts';
import { hostAndPort } from '../../pages/fetch/allowed-hosts.ts';
import { usageError } from '../../process/expected-error.ts';
import { oneOf } from '../option-values.ts';
import { accessOptions } from './access-options.ts';
import { fromEnvironment, type SecretValues, secretHeaders } from './secret-headers.ts';
import { trustCertificates } from './trust-certificates.ts';

/** How a command reaches the URLs that its user typed. */
export interface Access extends SiteAccess {
	readonly proxy: URL | null;
}

export interface AccessValues extends SecretValues {
	readonly ca?: string | undefined;
	readonly proxy?: string | undefined;
	readonly robots?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The access to the URLs among these words. */
export function accessOf(
	words: readonly (string | undefined)[],
	values: AccessValues,
	environment: Environment,
): Access {
	trustCertificates(values.ca);
	const starts = urlsAmong(words);
	const headers = secretHeaders(values, environment);
	if (starts.length === 0 && Object.keys(headers).length > 0) {
		throw usageError(
			'--header, --cookie and --auth need a URL on the command line: only its host gets them.',
		);
	}
	return {
		starts,
		headers,
		isReportOnly:
			oneOf(accessOptions.robots.choices, values.robots ?? 'obey', '--robots') === 'report',
		proxy: proxyOf(values.proxy, environment),
	};
}

export const urlsAmong = (words: readonly (string | undefined)[]): readonly URL[] =>
	words.flatMap((word) => {
		const url = word === undefined ? null : URL.parse(word);
		return url !== null && /^https?:$/.test(url.protocol) ? [url] : [];
	});

/** A user who types the URL of a private host means it: it needs no setting. */
export const withStarts = (
	allowedHosts: ReadonlySet<string>,
	{ starts }: Pick<Access, 'starts'>,
): ReadonlySet<string> => new Set([...allowedHosts, ...starts.map(hostAndPort)]);

export const rendersBesideProxy = () =>
	usageError(
		'--proxy and --render exclude each other: pages are rendered through the guard of addresses, which connects itself.',
	);

/** The message does not name the URL, which may contain a password. */
export function proxyOf(text: string | undefined, environment: Environment): URL | null {
	if (text === undefined) return null;
	const url = URL.parse(fromEnvironment(text, environment, '--proxy'));
	if (url !== null && /^https?:$/.test(url.protocol) && isDecodable(url)) return url;
	throw usageError(
		'--proxy: write the URL of an HTTP proxy, such as http://user:$PROXY_PASSWORD@proxy.example:3128, with special characters percent-encoded.',
	);
}

function isDecodable({ password, username }: URL): boolean {
	try {
		decodeURIComponent(`${username}${password}`);
		return true;
	} catch {
		return false;
	}
}
