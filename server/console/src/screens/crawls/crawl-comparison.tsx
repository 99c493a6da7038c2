import type { ShownCrawl } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';
import { textOf } from '../../language/text-of.ts';
import { CountedTable } from './counted-table.tsx';

type Comparison = NonNullable<ShownCrawl['comparison']>;

/** New, gone and changed pages since an earlier crawl. */
export function CrawlComparison({ comparison }: { readonly comparison: Comparison }) {
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
