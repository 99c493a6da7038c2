import { type GlanceLine, glanceLines } from './line-marks.ts';
import type { PageGlance } from './page-glance.ts';

/**
 * The lines in which two states of a page differ, or two pages. Unknown lines never count as
 * different; nor do vitals, which belong to one visit, or the redirects that led to the page.
 */
export const differentLines = (before: PageGlance, after: PageGlance): readonly GlanceLine[] =>
	glanceLines.filter((line) => {
		const [one, other] = [partOf(before, line), partOf(after, line)];
		return one !== null && other !== null && JSON.stringify(one) !== JSON.stringify(other);
	});

/** The part of a glance that a line shows; null if it is unknown or not compared. */
function partOf(glance: PageGlance, line: GlanceLine): unknown {
	switch (line) {
		case 'title':
		case 'description':
			return glance[line]?.text ?? '';
		case 'canonical':
			return glance.canonical.leadsTo === 'unknown' ? null : canonicalOf(glance);
		case 'robots':
			return [glance.robots.isIndexed, glance.robots.isFollowed, glance.robots.meta];
		case 'response':
			return glance.response.status && [glance.response.status, glance.response.isHttps];
		case 'language':
			return glance.language.hreflangs && [glance.language.declared, glance.language.hreflangs];
		case 'data':
			return glance.dataTypes;
		case 'vitals':
		case 'keywords':
			return null;
		default:
			return glance[line];
	}
}

/** Two pages that each name themselves say the same. */
const canonicalOf = ({ canonical }: PageGlance) =>
	canonical.leadsTo === 'self' ? ['self'] : canonical.urls;
