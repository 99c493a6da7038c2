import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const watchSettings = {
	pages: z.discriminatedUnion('from', [
		z.strictObject({ from: z.literal('list'), urls: z.array(z.string()) }),
		z.strictObject({ from: z.literal('clicks'), most: z.int() }),
		z.strictObject({ from: z.literal('sitemap'), url: z.string() }),
	]),
	tell: z.enum(['at_once', 'daily', 'weekly']),
	/** Hours without messages. */
	quiet: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
	/** Whether changed titles and other fields are news, too. */
	tells_changes: z.boolean(),
};

const watchSettingsSchema = z.strictObject(watchSettings);

const watchStateSchema = z.strictObject({
	id: z.int(),
	name: z.string(),
	/** Cron line in the time zone of the site. */
	schedule: z.string(),
	/** The time zone of the site, by its IANA name. */
	time_zone: z.string(),
	settings: watchSettingsSchema,
	is_paused: z.boolean(),
	/** The last complete look; null before the first. */
	looked_at: z.nullable(z.iso.datetime()),
	targets: z.array(
		z.strictObject({
			id: z.int(),
			kind: z.string(),
			/** A mail address, or the host of a URL. */
			address: z.string(),
		}),
	),
	/** One for each kind of fault that was reported and is still there. */
	open_faults: z.array(
		z.strictObject({
			/** Such as “2 pages have no title”. */
			text: z.string(),
			/** The first of them. */
			subjects: z.array(
				z.strictObject({
					subject: z.string(),
					/** The reason; empty where the text says it all. */
					detail: z.string(),
					/** The look that saw it first; null where it is not known. */
					since: z.nullable(z.iso.datetime()),
					/** The messages about it, newest first. */
					history: z.array(z.strictObject({ at: z.iso.datetime(), text: z.string() })),
				}),
			),
			count: z.int(),
		}),
	),
	/** Newest first, as they were sent. */
	messages: z.array(
		z.strictObject({
			id: z.string(),
			at: z.iso.datetime(),
			title: z.string(),
			text: z.string(),
		}),
	),
});

export type WatchState = z.infer<typeof watchStateSchema>;

const ofSite = { site_global_key: z.string() };

export const listWatches = defineCall({
	path: '/console/watches',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, locale: z.string() }),
	output: z.array(watchStateSchema),
});

const targetKinds = ['webhook', 'slack', 'teams', 'discord', 'mail'] as const;

const givenWatch = {
	...watchSettings,
	name: z.string(),
	/** Cron line in the time zone of the site. */
	schedule: z.string(),
	locale: z.string(),
	/** Where this console is open, for links in messages. */
	console: z.string(),
};

/** Adds a watch. A running server checks the pages at once. */
export const addWatch = defineCall({
	path: '/console/watches/add',
	needs: 'owner',
	input: z.strictObject({
		...ofSite,
		...givenWatch,
		targets: z.array(z.strictObject({ kind: z.enum(targetKinds), address: z.string() })),
	}),
	output: z.strictObject({
		watch_id: z.int(),
		/** Shown once. */
		webhook_secrets: z.array(z.strictObject({ host: z.string(), secret: z.string() })),
	}),
});

/** Changes a watch; its targets, and what it knows of its pages, stay. */
export const editWatch = defineCall({
	path: '/console/watches/edit',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, watch_id: z.int(), ...givenWatch }),
	output: z.strictObject({}),
});

/** Removes a watch with its targets and messages. */
export const removeWatch = defineCall({
	path: '/console/watches/remove',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, watch_id: z.int() }),
	output: z.strictObject({}),
});

/** Lets a running server check the pages now. */
export const runWatch = defineCall({
	path: '/console/watches/run',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, watch_id: z.int() }),
	output: z.strictObject({}),
});

/** Sends a test message. */
export const tryWatchTarget = defineCall({
	path: '/console/watches/try',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, watch_id: z.int(), target_id: z.int() }),
	/** The error; null if the message was sent. */
	output: z.strictObject({ problem: z.nullable(z.string()) }),
});

export const pauseWatch = defineCall({
	path: '/console/watches/pause',
	needs: 'owner',
	input: z.strictObject({ ...ofSite, watch_id: z.int(), is_paused: z.boolean() }),
	output: z.strictObject({}),
});
