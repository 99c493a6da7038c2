import { listSources, type SourceState, watchSources } from '@plumbline/console/contract';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useEvents } from '../../api/use-events.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';
import { AddData } from './add-data.tsx';
import { ChooseProperty } from './choose-property.tsx';
import { ConnectChrome } from './connect-chrome.tsx';
import { ConnectGoogle } from './connect-google.tsx';
import { FirstAudits } from './first-audits.tsx';
import { SourceCard } from './source-card.tsx';

/** Where the figures come from: connect, watch the first reading, test, remove. */
export function Sources() {
	const texts = useLanguage().texts.sources;
	const { query } = useNavigation();
	const { reload: reloadSites } = useContext(SiteContext);
	const listed = useAnswer('sources', (signal) => callConsole(listSources, {}, signal));
	const [live, setLive] = useState<readonly SourceState[] | null>(null);
	useEvents(watchSources, (data) => {
		// Our own server wrote it; `listSources` has checked the same shape.
		setLive(JSON.parse(data) as SourceState[]);
	});
	const sources = live ?? listed.data;

	// Menus elsewhere list the sites and engines that have data.
	const count = sources?.length ?? null;
	const known = useRef(count);
	useEffect(() => {
		if (known.current !== null && known.current !== count) reloadSites();
		known.current = count;
	}, [count, reloadSites]);

	const offered = withoutWorldwide(sources ?? []);
	const isBack = query.has('state');
	return (
		<div class="sections">
			<ErrorNotice error={listed.error} />
			{isBack && <ChooseProperty />}
			{sources?.map((source) => (
				<SourceCard key={source.id} source={source} isOffered={offered.includes(source)} />
			))}
			{!isBack && sources !== null && <ConnectGoogle isFirst={sources.length === 0} />}
			{!isBack && sources !== null && (
				<>
					<ConnectChrome />
					<AddData />
					<FirstAudits sources={sources.length} />
				</>
			)}
			<p class="quiet">{texts.others}</p>
		</div>
	);
}

/** The first source of each site that reads Search Console, but not for all countries together. */
function withoutWorldwide(sources: readonly SourceState[]): readonly SourceState[] {
	const own = sources.filter(({ source }) => source === 'google-search-console');
	const bySite = Map.groupBy(own, ({ site_global_key: site }) => site);
	return [...bySite.values()].flatMap((ofSite) =>
		ofSite.some(({ search_engine: engine }) => engine === 'google') ? [] : ofSite.slice(0, 1),
	);
}
