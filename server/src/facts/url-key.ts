import { createHash } from 'node:crypto';
// One module only, because processes that store facts do not need all of core.
import { withPlainEscapes } from '@plumbline/core/address-spelling';

/** An index entry must fit into a database page; longer keys end in a hash. */
const mostCharacters = 1000;

/**
 * One text for all URLs of a page: without scheme, `www.`, trailing slash, fragment and parameters
 * that only track where a visitor came from. A text that is not a web URL stays as it is.
 */
export function urlKey(url: string): string {
	const parsed = parseUrl(url.trim());
	if (parsed === null) return bounded(url.trim());
	const query = keptParameters(parsed.search);
	return bounded(
		`${hostKey(parsed)}${withPlainEscapes(withoutSlashAtEnd(parsed.pathname))}${query && `?${query}`}`,
	);
}

function parseUrl(url: string): URL | null {
	const parsed = URL.parse(url) ?? URL.parse(`https://${url}`);
	// `example.com:8080/a` parses with “example.com:” as its scheme.
	const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol);
	if (isWeb) return parsed;
	return /^[^/:]+:\d+(\/|$)/.test(url) ? URL.parse(`https://${url}`) : null;
}

function hostKey({ hostname, port }: URL): string {
	const host = hostname.replace(/\.$/, '').replace(/^www\./, '');
	// The scheme is dropped, so the standard ports of both are too.
	return port === '' || port === '80' || port === '443' ? host : `${host}:${port}`;
}

/** `/\/+$/` would start over at each slash of a run in the middle. */
function withoutSlashAtEnd(pathname: string): string {
	let end = pathname.length;
	while (pathname[end - 1] === '/') end--;
	return pathname.slice(0, end);
}

function keptParameters(search: string): string {
	if (search === '') return '';
	return search
		.slice(1)
		.split('&')
		.filter((parameter) => parameter !== '' && !isTracking(parameter.split('=', 1)[0] ?? ''))
		.map((parameter) => parameter.replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase()))
		.join('&');
}

const trackingPrefixes = ['utm_', 'mtm_', 'pk_', 'matomo_', 'hsa_'];
const trackingNames = new Set(
	`gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid srsltid _ga _gl
	fbclid igsh igshid msclkid ttclid twclid li_fat_id epik rdt_cid yclid ymclid _openstat
	mc_cid mc_eid _hsenc _hsmi hsctatracking mkt_tok vero_id oly_enc_id oly_anon_id
	s_kwcid ef_id wickedid rb_clickid`.split(/\s+/),
);

function isTracking(name: string): boolean {
	const folded = name.toLowerCase();
	return trackingNames.has(folded) || trackingPrefixes.some((prefix) => folded.startsWith(prefix));
}

function bounded(key: string): string {
	if (key.length <= mostCharacters) return key;
	const hash = createHash('sha256').update(key).digest('hex');
	return `${key.slice(0, mostCharacters - hash.length)}${hash}`;
}
