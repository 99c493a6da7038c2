import { engineName, isRankingRange, rankingRanges } from '@plumbline/core';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { ServerSite } from '../../messaging/server-protocol.ts';
import { geoSetting, rangeSetting } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { SelectField } from '../controls/select-field.tsx';
import { PageViewContext } from '../page-view.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { KnownRankings } from './known-rankings.tsx';
import { Suggestions } from './suggestions.tsx';

const quietMs = 400;

/**
 * Returns a list only after it has stopped changing, so that a page that never settles sends no
 * requests.
 */
function useSettled(list: readonly string[]): readonly string[] {
	const [settled, settle] = useState<readonly string[]>([]);
	useEffect(() => {
		const timer = setTimeout(() => settle(list), quietMs);
		return () => clearTimeout(timer);
	}, [list.join('\n')]);
	return settled;
}

interface SiteRankingsProps {
	readonly site: ServerSite;
	readonly origin: string;
	readonly url: string;
	readonly suggestions: readonly string[];
	/** Called when the server no longer knows the site. */
	readonly onGone: () => void;
}

/** The rankings of the page for one search engine and range, and further keywords to track. */
export function SiteRankings({ site, suggestions, ...given }: SiteRankingsProps) {
	const { locale } = useLanguage();
	const texts = useServerTexts();
	const [usualGeo] = useSetting(geoSetting);
	const geo = useContext(PageViewContext)?.report.geo ?? usualGeo;
	const [stored, setRange] = useSetting(rangeSetting);
	const [chosen, choose] = useState<string | null>(null);
	const words = useSettled(suggestions);
	if (geo === null || stored === null) return null;

	const engine = chosen ?? engineFor(geo, site.engines);
	const range = isRankingRange(stored) ? stored : '3_months';
	if (engine === null) return <p class="quiet-text">{texts.noEngines}</p>;
	return (
		<>
			<div class="settings">
				<SelectField
					label={texts.engine}
					value={engine}
					options={site.engines.map((key) => ({
						value: key,
						name: engineName(key, { locale, ...texts }),
					}))}
					onChange={choose}
				/>
				<SelectField
					label={texts.range}
					value={range}
					options={rankingRanges.map((one) => ({ value: one, name: texts.ranges[one] }))}
					onChange={(value) => void setRange(value)}
				/>
			</div>
			<KnownRankings {...given} {...{ site: site.key, engine, range }}>
				{words.length > 0 && (
					<Suggestions
						key={words.join('\n')}
						origin={given.origin}
						site={site.key}
						keywords={words}
					/>
				)}
			</KnownRankings>
		</>
	);
}

/** The first tracked search engine of the country whose rules apply, or else the first one. */
export function engineFor(geo: string, engines: readonly string[]): string | null {
	return engines.find((key) => key.split('_')[1] === geo) ?? engines[0] ?? null;
}
