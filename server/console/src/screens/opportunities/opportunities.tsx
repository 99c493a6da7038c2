import { listOpportunities, type Opportunity } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Icon } from '../../controls/icon.tsx';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../shell/no-site.tsx';
import { useChosen } from '../../shell/site.ts';
import type { Column } from '../../table/column.ts';
import { csvOf, saveText } from '../../table/csv.ts';
import { LookedAt } from './looked-at.tsx';
import { OpportunityCard } from './opportunity-card.tsx';

/** Everything that deserves an hour, most clicks to gain first. */
export function Opportunities() {
	const { texts, locale } = useLanguage();
	const own = texts.opportunities;
	const { query, change } = useNavigation();
	const chosen = useChosen();
	const site = chosen?.site.site_global_key ?? '';
	const engine = chosen?.engine ?? null;
	const kind = query.get('kind');
	const key = engine && `opportunities ${site} ${engine} ${locale}`;
	const answer = useAnswer(key, async (signal) => {
		const asked = { site_global_key: site, search_engine_global_key: engine ?? '', locale };
		return (await callEndpoint(listOpportunities, { ...asked, limit: 1000 }, signal)).data;
	});
	if (chosen === null || engine === null) return <NoSite chosen={chosen} />;
	if (answer.data === null) {
		return answer.error ? (
			<ErrorNotice error={answer.error} />
		) : (
			<p class="quiet">{texts.loading}</p>
		);
	}
	const { meta, opportunities } = answer.data;
	const shown = opportunities.filter((one) => kind === null || one.kind === kind);
	return (
		<div class="sections">
			<div class="table-tools">
				<fieldset class="pills">
					<legend class="spoken">{own.kind}</legend>
					<button type="button" aria-pressed={kind === null} onClick={() => change({ kind: null })}>
						{own.allKinds} {opportunities.length}
					</button>
					{meta.looked
						.filter(({ found }) => found > 0)
						.map(({ kind: name, found }) => (
							<button
								key={name}
								type="button"
								aria-pressed={kind === name}
								onClick={() => change({ kind: name })}
							>
								{own.kinds[name]} {found}
							</button>
						))}
				</fieldset>
				<span class="tools">
					<button
						type="button"
						onClick={() => saveText('opportunities.csv', csvOf(shown, csvColumns))}
					>
						<Icon name="download" />
						CSV
					</button>
				</span>
			</div>
			<ol class="ideas">
				{shown.slice(0, mostCards).map((opportunity) => (
					<li key={`${opportunity.kind} ${opportunity.url} ${opportunity.keyword}`}>
						<OpportunityCard opportunity={opportunity} />
					</li>
				))}
			</ol>
			{shown.length > mostCards && <p class="quiet">{own.more(shown.length - mostCards)}</p>}
			<section class="card">
				<h2>{own.looked}</h2>
				<LookedAt looked={meta.looked} />
			</section>
		</div>
	);
}

const mostCards = 100;

const csvColumns: readonly Column<Opportunity>[] = [
	{ id: 'kind', name: '', value: ({ kind }) => kind },
	{ id: 'url', name: '', value: ({ url }) => url },
	{ id: 'keyword', name: '', value: ({ keyword }) => keyword },
	{ id: 'clicks_to_gain', name: '', value: ({ clicks_to_gain: gain }) => gain },
	{ id: 'reason', name: '', value: ({ reason }) => reason },
	{ id: 'what_to_do', name: '', value: ({ what_to_do: todo }) => todo },
];
