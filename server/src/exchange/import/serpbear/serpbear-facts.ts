import { siteDomain } from '../../../accounts/site-domain.ts';
import type { Site } from '../../../accounts/sites.store.ts';
import type { RankFact } from '../../../facts/facts.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { ImportTally } from '../import-tally.ts';
import { shownValue } from '../shown-value.ts';
import type { EngineFacts } from '../store-import.ts';
import type { SerpBearKeyword } from './serpbear-keyword.ts';

/** The history of the site’s keywords by engine, or for one named engine. */
export function serpBearFacts(
	all: readonly SerpBearKeyword[],
	site: Pick<Site, 'domain'>,
	engine: string | undefined,
	tally: ImportTally,
): EngineFacts[] {
	const ofSite = all.filter(({ domain }) => isOf(site, domain));
	if (all.length > 0 && ofSite.length === 0) throw otherDomains(all, site);
	const wanted = ofSite.filter(
		(one) => one.engine !== null && (engine ?? one.engine) === one.engine,
	);
	noteLeftOut(tally, all.length - ofSite.length, 'keywords of other domains were left out.');
	noteLeftOut(
		tally,
		ofSite.length - wanted.length,
		`keywords of other search engines or of unknown countries were left out.`,
	);
	const byEngine = Map.groupBy(wanted, (one) => one.engine ?? '');
	const parts = [...byEngine].map(([engine, keywords]) => ({
		engine,
		facts: { ranks: keywords.flatMap((one) => ranksOf(one, tally)) },
	}));
	if (parts.some(({ facts }) => facts.ranks.length > 0)) return parts;
	throw new ExpectedError(
		'import_file',
		`There is no rank in the file${engine === undefined ? '' : ` for ${engine}`}. ${tally.warnings.join(' ')} Nothing was imported.`,
	);
}

function isOf({ domain }: Pick<Site, 'domain'>, given: string): boolean {
	return given === '' || siteDomain(given) === domain;
}

function ranksOf({ keyword, positions, url }: SerpBearKeyword, tally: ImportTally): RankFact[] {
	const fault = tally.keywords.fault(keyword);
	if (fault !== null) {
		throw new ExpectedError(
			'import_file',
			`${shownValue(keyword)}: ${fault} Nothing was imported.`,
		);
	}
	const known = [...positions].filter(([, position]) => position > 0);
	tally.unknownPositions += positions.size - known.length;
	tally.facts.ranks += known.length;
	if (known.length > 0) tally.keywords.numberOf(keyword);
	for (const [day] of known) tally.days.add(day);
	const lastDay = Math.max(...positions.keys());
	return known.map(([day, rank]) => ({
		keyword,
		day,
		state: 'r',
		rank,
		checkedDepth: null,
		url: day === lastDay ? url : null,
	}));
}

function noteLeftOut(tally: ImportTally, count: number, what: string): void {
	if (count > 0) tally.warnings.push(`${count} ${what}`);
}

function otherDomains(all: readonly SerpBearKeyword[], site: Pick<Site, 'domain'>): ExpectedError {
	const domains = [...new Set(all.map(({ domain }) => domain))].slice(0, 10).map(shownValue);
	return new ExpectedError(
		'import_file',
		`The file has no keywords of ${site.domain}, only of ${domains.join(', ')}. Choose the site with --site. Nothing was imported.`,
	);
}
