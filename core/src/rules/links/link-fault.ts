import type { LinkTarget } from '../../facts/derived/indexing/link-targets.fact.ts';

export type LinkFault =
	| 'unreadable'
	| 'scheme'
	| 'host_as_folder'
	| 'spaces'
	| 'mail'
	| 'telephone';

/** A quick check that clears nearly all links. */
const mayBeFaulty = /^(?:http|www\.)|%(?:20|c2)/i;
const brokenScheme =
	/^(?:https?:?\/\/(?:https?:?\/|https?%3a)|https?\/\/|https?;\/\/|https?:(?!\/\/))/i;
const hostWithoutScheme = /^www\.[^/\s.]+\.[a-z]{2}/i;
const spaceAtAnEnd = /^(?:%20|%c2%a0)|^[^?#]+(?:%20|%c2%a0)$/i;

/** Why a link cannot reach its intended target; null if it may. */
export function linkFault({ address, href, scheme }: LinkTarget): LinkFault | null {
	if (href === '') return null;
	if (scheme === 'mailto') return isMail(href) ? null : 'mail';
	if (scheme === 'tel') return /\d/.test(href) ? null : 'telephone';
	const isSuspicious = mayBeFaulty.test(href);
	if (isSuspicious && brokenScheme.test(href)) return 'scheme';
	if (address === null) return 'unreadable';
	if (!isSuspicious) return null;
	if (hostWithoutScheme.test(href)) return 'host_as_folder';
	return spaceAtAnEnd.test(href) ? 'spaces' : null;
}

/**
 * Without an address the reader chooses the recipient (RFC 6068); replacements for the @ are for
 * scripts to undo.
 */
const isMail = (href: string) => !/^mailto:[\w.+-]+(?:\?|$)/i.test(href);
