import type { Link } from '../../../facts/collected/body/links.fact.ts';
import { isNavigating } from './navigating-script.ts';

const scriptScheme = /^javascript:/i;

/** The script in its URL; null if the URL is not a script. */
export function scriptOf({ href }: Link): string | null {
	const address = href?.trim() ?? '';
	return scriptScheme.test(address) ? address : null;
}

/** The link has no URL but a script that opens a page. */
export function opensByScript(link: Link, url: string | null): boolean {
	const { clickScript, href, isButton, isHidden, role } = link;
	if (isHidden || isButton || role === 'button') return false;
	const address = href?.trim() ?? '';
	const script = scriptOf(link);
	const isPlaceholder = address === '' || address === '#' || script !== null;
	return (
		isPlaceholder && [script, clickScript].some((text) => text !== null && isNavigating(text, url))
	);
}
