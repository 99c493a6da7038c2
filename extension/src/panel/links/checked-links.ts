import { type LinkAnswer, type LinkHealth, linkHealth, type PageLink } from '@plumbline/core';

export interface CheckedLink {
	readonly link: PageLink;
	/** null before the check. */
	readonly answer: LinkAnswer | null;
	readonly health: LinkHealth | null;
}

export const checkedLinks = (
	links: readonly PageLink[],
	answers: ReadonlyMap<string, LinkAnswer>,
): readonly CheckedLink[] =>
	links.map((link) => {
		const answer = answers.get(link.address) ?? null;
		return { link, answer, health: answer && linkHealth(link.address, answer) };
	});

/** The worst first. */
export const healthOrder = [
	'broken',
	'server_error',
	'no_answer',
	'refuses',
	'redirects_out_of_reach',
	'redirects',
	'works',
] as const satisfies readonly LinkHealth[];

/** How bad the result of a link is: 0 before the check and for links that work. */
export const healthProblem = ({ health }: CheckedLink): number =>
	health === null ? 0 : 10 * (healthOrder.length - 1 - healthOrder.indexOf(health));
