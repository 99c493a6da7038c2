import { useState } from 'preact/hooks';
import type { ServerSite } from '../../messaging/server-protocol.ts';
import { ownersOf } from '../../server/owners-of.ts';
import type { Texts as ServerTexts } from '../../texts/server/texts.generated.ts';
import { SelectField } from '../controls/select-field.tsx';
import { FailureNotice } from '../server/failure-notice.tsx';
import { useServerAnswer } from '../server/use-server-answer.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { SiteRankings } from './site-rankings.tsx';

interface ServerRankingsProps {
	readonly origin: string;
	readonly url: string;
	readonly suggestions: readonly string[];
}

/** Finds the site of the page by its host, and lets the user choose when that is ambiguous. */
export function ServerRankings({ origin, ...page }: ServerRankingsProps) {
	const texts = useServerTexts();
	const { answer, askAgain } = useServerAnswer('sites', null, origin);
	const [chosen, choose] = useState<string | null>(null);
	if (answer === null) return <p class="quiet-text">{texts.asking}</p>;
	if ('failure' in answer) {
		return <FailureNotice failure={answer.failure} origin={origin} onAgain={askAgain} />;
	}
	const sites = answer.output;
	if (sites.length === 0) return <p class="quiet-text">{texts.noSites}</p>;

	const owners = ownersOf(page.url, sites);
	const site = sites.find(({ key }) => key === chosen) ?? owners[0] ?? null;
	return (
		<>
			{owners.length === 0 && (
				<p class="quiet-text">{texts.notOfSites({ host: hostOf(page.url) })}</p>
			)}
			{owners.length !== 1 && (
				<SelectField
					label={texts.site}
					value={site?.key ?? ''}
					options={siteOptions(owners.length > 1 ? owners : sites, site, texts)}
					onChange={choose}
				/>
			)}
			{site && <SiteRankings key={site.key} {...{ site, origin, ...page }} onGone={askAgain} />}
		</>
	);
}

function siteOptions(sites: readonly ServerSite[], site: ServerSite | null, texts: ServerTexts) {
	const options = sites.map(({ key, title }) => ({ value: key, name: title }));
	return site ? options : [{ value: '', name: texts.chooseSite }, ...options];
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;
