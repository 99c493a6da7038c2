import { engineName } from '@plumbline/core';
import { isOfSearcher, writeSegment } from '@plumbline/core/api';
import { useNavigation } from '../address/address.ts';
import { useLanguage } from '../language/language.ts';
import { useChosenSite } from '../site/site.ts';
import { ownSeries } from './own-series.ts';
import { useSegment } from './use-segment.ts';

/**
 * Instead of a screen whose figures nobody knows for these filters: neither zeros nor others. A
 * series of its own, connected or imported, has the pages and queries of a country or device.
 */
export function NoFigures() {
	const { locale, texts: all } = useLanguage();
	const texts = all.segment;
	const { change } = useNavigation();
	const { clear, segment } = useSegment();
	const chosen = useChosenSite();
	const series = chosen?.engine ? ownSeries(chosen.engine, segment) : null;
	const hasSeries = chosen?.site.search_engine_global_keys.some((key) => key === series);
	const rest = segment.filter((condition) => !isOfSearcher(condition));
	return (
		<div class="empty">
			<h2>{texts.noFigures}</h2>
			<p>{texts.noFiguresWhy}</p>
			{series !== null && hasSeries && (
				<button
					type="button"
					class="primary"
					onClick={() => change({ engine: series, segment: writeSegment(rest) })}
				>
					{texts.onlyName({ name: engineName(series, { locale, devices: all.devices }) })}
				</button>
			)}
			<button type="button" onClick={clear}>
				{texts.clear}
			</button>
		</div>
	);
}
