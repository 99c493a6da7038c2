import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
	comparedRange,
	searchedSegment,
	searchParameters,
	searchRange,
} from '../parameters/search-parameters.ts';
import { coverageSchema, figuresSchema, searchMeta, segmentMeta } from './search-answers.ts';

const splitRowSchema = z.strictObject({
	/** Two letters, `zz` for an unknown country; or the kind of device. */
	name: z.string(),
	...figuresSchema.shape,
	/** The figures of the range to compare with; null without one. */
	before: z.nullable(figuresSchema),
});

const splitSchema = z.strictObject({
	/** The days that were read like this, which may be fewer than those of the whole site. */
	coverage: coverageSchema,
	compare_coverage: z.nullable(coverageSchema),
	/** All rows together. */
	totals: figuresSchema,
	rows: z.array(splitRowSchema),
});

export const listSearchSplit = defineEndpoint({
	name: 'listSearchSplit',
	paths: ['/api/v3/search/countries_and_devices'],
	scope: 'read',
	kind: 'read',
	allowance: 'requests',
	takesHtml: false,
	summary: 'List countries and devices with their figures from search',
	description:
		'The figures of a whole site by the country and by the device of the person who searched, most clicks first. They are read for each series for which somebody turned that on; days that were not read by country or device are in none of them.',
	input: z.object({
		...searchParameters,
		...searchRange,
		...comparedRange,
		segment: searchedSegment,
	}),
	output: z.strictObject({
		meta: z.strictObject({
			...searchMeta,
			...segmentMeta,
			compare_from: z.nullable(z.string()),
			compare_to: z.nullable(z.string()),
		}),
		/** The whole site, as it is without countries and devices. */
		totals: figuresSchema,
		countries: splitSchema,
		devices: splitSchema,
	}),
	example: {
		site_global_key: 'sample-site',
		search_engine_global_key: 'google_us',
		date_from: '2026-11-01',
		date_to: '2026-11-14',
		compare: 'before',
	},
	problems: ['not_found', 'engine_not_tracked'],
});

export type SplitRow = z.infer<typeof splitRowSchema>;
export type SearchSplit = z.infer<typeof listSearchSplit.output>;
