import type { Link } from '../../facts/collected/body/links.fact.ts';

/** Visitors wrote it, in a comment or a profile. Google also accepts values separated by commas. */
export const isVisitorsLink = ({ rel }: Link) =>
	rel.length > 0 && rel.some((token) => token.split(',').includes('ugc'));
