import { ExpectedError } from '../../process/expected-error.ts';
/** Private hosts that the fetcher is allowed to reach, each as `host:port`. Live: entries may come and go. */
export type AllowedHosts = ReadonlySet<string>;

/** Reads PLUMBLINE_ALLOW_HOSTS: `intranet.example:8080,127.0.0.1:3000,[::1]:80`. */
export function parseAllowedHosts(list: string): Set<string> {
	const entries = list
		.split(',')
		.map((entry) => entry.trim())
		.filter((entry) => entry !== '');
	return new Set(entries.map(parseEntry));
}

export function hostAndPort(url: URL): string {
	return `${hostName(url)}:${portOf(url)}`;
}

/** In lower case, without the trailing dot, which names the same host. */
export function hostName(url: URL): string {
	return url.hostname.replace(/\.$/, '');
}

export function portOf(url: URL): string {
	return url.port || (url.protocol === 'https:' ? '443' : '80');
}

function parseEntry(entry: string): string {
	const port = entry.match(/:(\d{1,5})$/)?.[1];
	const url = port === undefined ? null : URL.parse(`http://${entry}/`);
	if (url === null || !isOneHost(url)) {
		throw new ExpectedError(
			'configuration',
			`PLUMBLINE_ALLOW_HOSTS: “${entry}” is not host:port. Write, for example, “127.0.0.1:8080”.`,
		);
	}
	return `${hostName(url)}:${Number(port)}`;
}

/** A URL parser takes “*” for a name, but an entry with it would never match. */
const isOneHost = ({ hostname, pathname, username }: URL) =>
	username === '' && pathname === '/' && !hostname.includes('*');
