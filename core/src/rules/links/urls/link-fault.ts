import { hasDoubledProtocol } from '../../../addresses/doubled-protocol.ts';
import { isLocalHost } from '../../../addresses/local-host.ts';
import { lacksHost } from '../../../addresses/missing-host.ts';
import { searchRedirectTarget } from '../../../addresses/search-redirect.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { failedAddress } from '../../../values/failed-address.ts';

export type LinkFault =
	| 'unreadable'
	| 'failed'
	| 'script_space'
	| 'single_name'
	| 'scheme'
	| 'host_as_folder'
	| 'spaces'
	| 'mail'
	| 'mail_as_page'
	| 'telephone'
	| 'empty'
	| 'detour';

/** A quick check that clears nearly all links. */
const mayBeFaulty = /^(?:h?t{1,3}p|h{2}|www\.|[\\/]{2}|javascript\s|[\w.+-]+@)|%(?:20|c2)/i;
const brokenScheme = /^https?(?:\/\/|;\/\/|:(?!\/\/))/i;
/** Letters that are missing, doubled or swapped in `http://` and `https://`. */
const misspeltScheme =
	/^(?!https?:)(?:ht{1,3}p{0,2}s{0,2}|h{2}t{1,2}ps?|t{1,2}ps?|htt?sp?|hpt{2}ps?):\/\//i;
const hasBrokenScheme = (href: string) =>
	hasDoubledProtocol(href) ||
	lacksHost(href) ||
	brokenScheme.test(href) ||
	misspeltScheme.test(href);
const hostWithoutScheme = /^www\.[^/\s.]+\.[a-z]{2}/i;
/**
 * An email address without `mailto:`. With a password or a path it is part of a sign-in;
 * `loaf@2x.png` is a picture.
 */
const mailWithoutMailto = /^(?:https?:\/\/)?[\w.+-]+@(?!\dx?\.)(?:[\w-]+\.)+[a-z]{2,}\/?$/i;
const scriptWithSpace = /^javascript\s+:/i;
/** Two slashes, or more, before a folder, whose name browsers then read as that of a host. */
const singleName = /^[\\/]{2,}[\p{L}\p{N}_-]+(?:[\\/?#]|$)/u;
const spaceAtAnEnd = /^(?:%20|%c2%a0)|^[^?#]+(?:%20|%c2%a0)$/i;

/** Why a link cannot reach its intended target; null if it may. */
export function linkFault({ address, host, href, link, scheme }: LinkTarget): LinkFault | null {
	if (href === '') return link.text === '' ? null : 'empty';
	if (scheme === 'mailto') return isMail(href) ? null : 'mail';
	if (scheme === 'tel') return /\d/.test(href) ? null : 'telephone';
	const isSuspicious = mayBeFaulty.test(href);
	if (isSuspicious && hasBrokenScheme(href)) return 'scheme';
	if (isSuspicious && scriptWithSpace.test(href)) return 'script_space';
	if (isSuspicious && mailWithoutMailto.test(href)) return 'mail_as_page';
	const failed = failedAddress(href);
	if (failed && !isNamed(failed.text, link)) return 'failed';
	if (address === null) return 'unreadable';
	if (!isSuspicious) return null;
	if (searchRedirectTarget(href) !== null) return 'detour';
	if (singleName.test(href) && !isLocalHost(host)) return 'single_name';
	if (hostWithoutScheme.test(href)) return 'host_as_folder';
	return spaceAtAnEnd.test(href) ? 'spaces' : null;
}

/** “undefined” leads to a page about it, and documentation shows the address with its variables. */
const isNamed = (failed: string, { text }: Link) =>
	text.toLowerCase().includes(failed.toLowerCase());

/**
 * Whether a `mailto:` link may work. Without an address the reader chooses the recipient (RFC
 * 6068), and scripts restore a replaced @.
 */
const isMail = (href: string) => !/^mailto:[\w.+-]+(?:\?|$)/i.test(href);
