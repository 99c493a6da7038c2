import {
	csvLine,
	type LinkAnswer,
	type LinkHealth,
	linkHealth,
	type PageLink,
	withoutFormula,
} from '@plumbline/core';

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
const healthOrder = [
	'broken',
	'server_error',
	'no_answer',
	'refuses',
	'redirects_out_of_reach',
	'redirects',
	'works',
] as const satisfies readonly LinkHealth[];

/** How many links have each result, the worst first; results without links are left out. */
export function countHealth(
	links: readonly CheckedLink[],
): readonly (readonly [LinkHealth, number])[] {
	return healthOrder
		.map((name) => [name, links.filter(({ health }) => health === name).length] as const)
		.filter(([, count]) => count > 0);
}

/**
 * Links with problems first, links that were not checked last; within each result in the order of
 * the page.
 */
export const worstFirst = (links: readonly CheckedLink[]): readonly CheckedLink[] =>
	links.toSorted((one, other) => rank(one) - rank(other));

const rank = ({ health }: CheckedLink) =>
	health === null ? healthOrder.length : healthOrder.indexOf(health);

/** A row for each link, as spreadsheets open it. */
export function linksCsv(links: readonly CheckedLink[]): string {
	const rows = links.map(({ answer, health, link }) => [
		link.address,
		link.link.label,
		link.kind,
		link.qualifiers.join(' '),
		health ?? '',
		String(answer?.status ?? ''),
		answer?.address ?? '',
	]);
	return `\ufeff${[columns, ...rows].map((row) => csvLine(row.map(withoutFormula))).join('')}`;
}

const columns = ['url', 'text', 'kind', 'rel', 'result', 'status', 'final_url'];
