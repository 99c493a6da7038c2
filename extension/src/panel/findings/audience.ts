import type { Audience, ReportedRule } from '@plumbline/core';

export type AudienceFilter = 'all' | Audience;

export const audienceFilters: readonly AudienceFilter[] = [
	'all',
	'writer',
	'seo',
	'developer',
	'owner',
];

export const isFor = ({ audience }: ReportedRule, wanted: AudienceFilter) =>
	wanted === 'all' || audience === wanted;
