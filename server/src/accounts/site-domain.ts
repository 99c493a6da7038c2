import { domainToASCII } from 'node:url';

/**
 * Normalizes the domain of a site as users write it: `https://www.Bäckerei.example/` becomes
 * `xn--bckerei-5wa.example`. Keeps a port, and a path for sites that are a folder. Null if it
 * contains no host.
 */
export function siteDomain(text: string): string | null {
	const withoutScheme = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
	const [address = ''] = withoutScheme.split(/[?#]/);
	const [authority = '', ...folders] = address.split('/');
	const { host = '', port = '' } =
		authority.match(/^(?<host>.*?)\.?(?<port>:\d{1,5})?$/)?.groups ?? {};
	const domain = domainToASCII(host).replace(/^www\./, '');
	if (!isHostname(domain)) return null;
	return [domain + port, ...folders.filter(Boolean)].join('/');
}

function isHostname(domain: string): boolean {
	const labels = domain.split('.');
	return (
		domain.length <= 253 && labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,62})$/.test(label))
	);
}
