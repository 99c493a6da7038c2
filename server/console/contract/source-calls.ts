import { splitDimensions } from '@plumbline/core/api';
import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const sourceStateSchema = z.strictObject({
	id: z.int(),
	source: z.string(),
	title: z.string(),
	site_global_key: z.string(),
	domain: z.string(),
	search_engine: z.string(),
	/** Its subject, such as the name of a property; empty if the source has no such name. */
	reads: z.string(),
	is_running: z.boolean(),
	/** Null if it was never read in full. */
	last_read_at: z.nullable(z.iso.datetime()),
	next_run_at: z.nullable(z.iso.datetime()),
	last_problem: z.nullable(z.string()),
	notes: z.array(z.string()),
	/** The days it has read so far. */
	days_read: z.int(),
	/** Which of them is the first and the last; null without any. */
	first_day: z.nullable(z.string()),
	last_day: z.nullable(z.string()),
	/** The dimensions that somebody turned on; null for a source that has no such choice. */
	split: z.nullable(z.array(z.enum(splitDimensions))),
});

export type SourceState = z.infer<typeof sourceStateSchema>;

export const listSources = defineCall({
	path: '/console/sources',
	needs: 'owner',
	input: z.strictObject({}),
	output: z.array(sourceStateSchema),
});

/** Each event is the same list, sent whenever it changes. */
export const watchSources = '/console/sources/events';

export const checkSource = defineCall({
	path: '/console/sources/check',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	output: z.strictObject({
		works: z.boolean(),
		detail: z.string(),
		/** What to do; null if nothing needs to be done. */
		remedy: z.nullable(z.string()),
	}),
});

export const readSourceNow = defineCall({
	path: '/console/sources/read',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	output: z.strictObject({}),
});

/** Changes the dimensions that a source is read by, and reads the past days. */
export const splitSource = defineCall({
	path: '/console/sources/split',
	needs: 'owner',
	input: z.strictObject({ id: z.int(), split: z.array(z.enum(splitDimensions)) }),
	output: z.strictObject({}),
});

/** Which sites the server audits by itself once their first figures arrive. */
export const listFirstAudits = defineCall({
	path: '/console/sources/first-audits',
	needs: 'owner',
	input: z.strictObject({}),
	output: z.array(
		z.strictObject({
			site_global_key: z.string(),
			domain: z.string(),
			first_audit: z.boolean(),
		}),
	),
});

export const removeSource = defineCall({
	path: '/console/sources/remove',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	output: z.strictObject({}),
});

/** Begins a consent on Google’s page. */
export const beginGoogle = defineCall({
	path: '/console/google/begin',
	needs: 'owner',
	input: z.strictObject({
		/** The JSON file of an OAuth client; null for the client of an existing connection. */
		client_file: z.nullable(z.string().check(z.maxLength(20_000))),
	}),
	output: z.strictObject({ authorize_url: z.string() }),
});

/** Whether an OAuth client is known, so that no file is needed. */
export const knowsGoogleClient = defineCall({
	path: '/console/google/client',
	needs: 'owner',
	input: z.strictObject({}),
	output: z.strictObject({ is_known: z.boolean(), redirect_url: z.string() }),
});

/** Ends the consent with what Google sent back, and lists what can be read. */
export const endGoogle = defineCall({
	path: '/console/google/end',
	needs: 'owner',
	input: z.strictObject({ state: z.string(), code: z.string(), error: z.string() }),
	output: z.strictObject({
		properties: z.array(
			z.strictObject({ property: z.string(), domain: z.string(), is_readable: z.boolean() }),
		),
	}),
});

/**
 * Connects the other series of a property that is connected already: all countries together, and
 * the other kinds of results that show the site.
 */
export const readOtherSeries = defineCall({
	path: '/console/google/series',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	/** The series that are new. */
	output: z.strictObject({ search_engines: z.array(z.string()) }),
});

/**
 * Connects one of the properties, to its own site, and reads it at once: one series, or with
 * `google` also the other kinds of results that show the site.
 */
export const connectProperty = defineCall({
	path: '/console/google/connect',
	needs: 'owner',
	input: z.strictObject({ property: z.string(), search_engine: z.string() }),
	output: z.strictObject({ site_global_key: z.string() }),
});

/** Connects the Chrome UX Report to a site with the user’s own key, and reads it at once. */
export const connectChrome = defineCall({
	path: '/console/sources/connect_chrome',
	needs: 'owner',
	input: z.strictObject({
		/** The domain of the site, which is added if the account does not have it. */
		domain: z.string(),
		api_key: z.string().check(z.maxLength(200)),
	}),
	output: z.strictObject({ site_global_key: z.string() }),
});
