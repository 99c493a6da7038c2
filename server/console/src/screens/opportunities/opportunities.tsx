import { listOpportunities, type Opportunity } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { DetailHeader } from '../../controls/detail-header.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { pathOf } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { DataTable } from '../../table/data-table.tsx';
import { noIdeas } from '../start/five-pages.tsx';
import { BusiestProgress } from './busiest-progress.tsx';
import { KindPills } from './kind-pills.tsx';
import { LookedAt } from './looked-at.tsx';
import { OpportunityCard } from './opportunity-card.tsx';
import { opportunityColumns } from './opportunity-columns.tsx';
import { useBusiestAudit } from './use-busiest-audit.ts';

/** Everything that deserves an hour, most clicks to gain first. */
export function Opportunities() {
	const { texts, locale } = useLanguage();
	const own = texts.opportunities;
	const formats = useFormats();
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
	const auditing = useBusiestAudit(site, answer.reload);
	const columns = useMemo(() => opportunityColumns(texts, formats), [texts, formats]);
	const all = answer.data?.opportunities;
	const shown = useMemo(
		() => all?.filter((one) => kind === null || one.kind === kind) ?? [],
		[all, kind],
	);
	if (chosen === null || engine === null) return <NoSite chosen={chosen} />;
	if (answer.data === null) {
		return answer.error ? (
			<ErrorNotice error={answer.error} />
		) : (
			<p class="quiet">{texts.loading}</p>
		);
	}
	const { looked } = answer.data.meta;
	const openKey = query.get('idea');
	const opened = shown.find((one) => keyOf(one) === openKey);
	return (
		<div class={opened ? 'with-detail' : ''}>
			<div class="primary-column">
				{auditing && <BusiestProgress crawl={auditing} />}
				<KindPills looked={looked} kind={kind} />
				<DataTable
					name={texts.nav.ideas}
					columns={columns}
					rows={shown}
					keyOf={keyOf}
					sort="clicks_to_gain"
					openKey={openKey}
					onOpen={(one) => change({ idea: keyOf(one) === openKey ? null : keyOf(one) })}
					empty={<h2>{noIdeas(texts, answer.data)}</h2>}
				/>
				<section class="card">
					<h2>{own.looked}</h2>
					<LookedAt looked={looked} isAuditing={auditing !== null} />
				</section>
			</div>
			{opened && <OpportunityDetail key={keyOf(opened)} opportunity={opened} />}
		</div>
	);
}

const keyOf = ({ kind, url, keyword }: Opportunity) =>
	[kind, url, ...(keyword === null ? [] : [keyword])].join(' ');

/** Beside the table: the reason of one opportunity, what it rests on and what to do. */
function OpportunityDetail({ opportunity }: { readonly opportunity: Opportunity }) {
	const { change } = useNavigation();
	const { url } = opportunity;
	return (
		<aside class="detail" aria-label={url}>
			<DetailHeader title={pathOf(url)} dir="ltr" onClose={() => change({ idea: null })} />
			<OpportunityCard opportunity={opportunity} />
		</aside>
	);
}
