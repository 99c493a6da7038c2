import { listOpportunities, type Opportunities, type Opportunity } from '@plumbline/core/api';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Chosen } from '../../site/site.ts';
import { BusiestProgress } from '../opportunities/busiest-progress.tsx';
import { LookedAt } from '../opportunities/looked-at.tsx';
import { OpportunityCard } from '../opportunities/opportunity-card.tsx';
import { useBusiestAudit } from '../opportunities/use-busiest-audit.ts';

const most = 5;

/** The first opportunity of each page, for the few pages that come first. */
function bestPages(opportunities: readonly Opportunity[]): readonly Opportunity[] {
	const byPage = new Map<string, Opportunity>();
	for (const opportunity of opportunities) {
		if (!byPage.has(opportunity.url)) byPage.set(opportunity.url, opportunity);
	}
	return [...byPage.values()].slice(0, most);
}

/** “Nothing” is said only where everything was looked at. */
export function noIdeas({ start }: Texts, { meta }: Opportunities): string {
	return meta.looked.some(({ not_looked_code: code }) => code !== null)
		? start.notAllChecked
		: start.noIdeas;
}

/** Everything where nothing was found; below what was found, the searches that audits would open. */
const toldOf = (looked: Opportunities['meta']['looked'], found: number) =>
	found === 0 ? looked : looked.filter(({ not_looked_code: code }) => code === 'no_audits');

export interface OfSite {
	readonly chosen: Chosen;
	readonly engine: string;
}

/** Five pages that deserve an hour, or what was checked without a result. */
export function FivePages({ chosen, engine }: OfSite) {
	const { texts, locale } = useLanguage();
	const own = texts.start;
	const site = chosen.site.site_global_key;
	const ideas = useAnswer(`ideas ${site} ${engine} ${locale}`, async (signal) => {
		const which = { site_global_key: site, search_engine_global_key: engine };
		return (await callEndpoint(listOpportunities, { ...which, locale, limit: 100 }, signal)).data;
	});
	const auditing = useBusiestAudit(site, ideas.reload);
	const best = bestPages(ideas.data?.opportunities ?? []);
	const looked = toldOf(ideas.data?.meta.looked ?? [], best.length);
	return (
		<section aria-labelledby="five">
			<header class="section-head">
				<h2 id="five">
					{ideas.data && best.length === 0
						? noIdeas(texts, ideas.data)
						: own.five({ count: best.length || 5 })}
				</h2>
				<ScreenLink to="/opportunities">{own.all}</ScreenLink>
			</header>
			{auditing && <BusiestProgress crawl={auditing} />}
			<ErrorNotice error={ideas.error} />
			{ideas.isLoading && <p class="quiet">{texts.loading}</p>}
			<ol class="ideas">
				{best.map((opportunity) => (
					<li key={opportunity.url}>
						<OpportunityCard opportunity={opportunity} />
					</li>
				))}
			</ol>
			{looked.length > 0 && <LookedAt {...{ looked }} isAuditing={auditing !== null} />}
		</section>
	);
}
