import { type CrawlInfo, type ShownCrawl, showCrawl } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Tile } from '../../controls/tile.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { textOf } from '../../language/text-of.ts';
import { CountedTable } from './counted-table.tsx';
import { CrawlFiles } from './crawl-files.tsx';
import { CrawlFindings } from './crawl-findings.tsx';

interface CrawlReportProps {
	readonly site: string;
	readonly crawl: CrawlInfo;
	/** The crawls that it can be compared with. */
	readonly others: readonly CrawlInfo[];
}

/** The results of a crawl: verdicts, fixes by template, unseen pages, changes. */
export function CrawlReport({ site, crawl, others }: CrawlReportProps) {
	const { texts, locale } = useLanguage();
	const own = texts.crawls;
	const { whole, moment } = useFormats();
	const { query, change } = useNavigation();
	const before = others.find(({ crawl_id: id }) => String(id) === query.get('with')) ?? null;
	const which = {
		site_global_key: site,
		crawl_id: crawl.crawl_id,
		...(before && { compare_with: before.crawl_id }),
		locale,
	};
	const key = `crawl ${JSON.stringify(which)} ${crawl.state}`;
	const answer = useAnswer(key, (signal) => callEndpoint(showCrawl, which, signal));
	const shown = answer.data?.data ?? null;
	return (
		<>
			<div class="section-head">
				<h2>
					{own.crawl} {crawl.crawl_id} · {moment(crawl.begun_at)}
				</h2>
				{others.length > 0 && (
					<label class="beside">
						<span>{own.compare}</span>
						<select
							value={before === null ? '' : String(before.crawl_id)}
							onChange={({ currentTarget }) => change({ with: currentTarget.value })}
						>
							<option value="">{own.noCompare}</option>
							{others.map(({ begun_at: begun, crawl_id: id }) => (
								<option key={id} value={String(id)}>
									{id} · {moment(begun)}
								</option>
							))}
						</select>
					</label>
				)}
			</div>
			<ErrorNotice error={answer.error} />
			{shown === null && answer.error === null && <p class="quiet">{texts.loading}</p>}
			{shown && (
				<>
					<dl class="tiles">
						<Tile name={own.visited} value={shown.pages} format={whole} />
						<Tile name={own.indexable} value={shown.indexable} format={whole} />
						<Tile name={own.notIndexable} value={shown.not_indexable} format={whole} />
						<Tile name={own.withoutPage} value={crawl.failed} format={whole} />
					</dl>
					{shown.comparison && <CrawlComparison comparison={shown.comparison} />}
					<CrawlFindings crawl={shown} />
					<CountedTable
						title={own.templates}
						head={own.template}
						rows={shown.templates.map(({ example, name, pages }) => ({
							...{ name, example },
							count: pages,
						}))}
					/>
					<CountedTable
						title={own.failures}
						head={own.withoutPage}
						rows={shown.failures.map(({ reason, ...counted }) => ({ name: reason, ...counted }))}
					/>
					<CountedTable
						title={own.leftOut}
						head={own.leftOut}
						rows={shown.left_out.map(({ reason, ...counted }) => ({ name: reason, ...counted }))}
					/>
					<CrawlFiles site={site} crawl={crawl.crawl_id} />
				</>
			)}
		</>
	);
}

type Comparison = NonNullable<ShownCrawl['comparison']>;

/** New, gone and changed pages since an earlier crawl. */
function CrawlComparison({ comparison }: { readonly comparison: Comparison }) {
	const own = useLanguage().texts.crawls;
	const { added, better, changed, gone, worse } = comparison;
	const rows = [
		{ name: own.added, ...added },
		{ name: own.gone, ...gone },
		...changed.map(({ field, ...counted }) => ({ name: textOf(own.fields, field), ...counted })),
		...worse.map(({ title, count, example }) => ({
			name: `${own.worse}: ${title}`,
			...{ count, example },
		})),
		...better.map(({ title, count, example }) => ({
			name: `${own.better}: ${title}`,
			...{ count, example },
		})),
	].filter(({ count }) => count > 0);
	if (rows.length === 0) return <p class="notice good">{own.same}</p>;
	const title = `${own.compare}: ${own.crawl} ${comparison.before.crawl_id}`;
	return <CountedTable title={title} head={own.state} rows={rows} />;
}
