import type { TableColumn } from '@plumbline/core';
import type { PortfolioSite } from '@plumbline/core/api';
import type { Texts } from '../../language/texts/texts.generated.ts';

/** The columns that are searched and saved; the screen draws them itself. */
export const siteColumns = ({ portfolio }: Texts): readonly TableColumn<PortfolioSite>[] => [
	{ id: 'site', value: ({ domain }) => domain },
	{ id: 'title', value: ({ title }) => title },
	{ id: 'when', value: ({ group }) => portfolio.groups[group] },
	{ id: 'reason', value: ({ reason }) => reason },
	{ id: 'date_to', value: ({ date_to: date }) => date },
	{ id: 'clicks', value: ({ clicks }) => clicks },
	{ id: 'change', value: ({ change }) => change },
	{ id: 'faults', value: ({ faults }) => faults },
	{ id: 'crawled', value: ({ crawled_at: at }) => at },
	{ id: 'reported', value: ({ reported_at: at }) => at },
];
