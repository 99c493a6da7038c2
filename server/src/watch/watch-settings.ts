import { locales } from '@plumbline/core';
import * as z from 'zod/mini';

/** The subjects of a watch, and when it sends messages; stored as JSON. */
const settingsSchema = z.object({
	pages: z.discriminatedUnion('from', [
		z.object({ from: z.literal('list'), urls: z.array(z.string()) }),
		/** The pages with the most clicks in the last four weeks of figures. */
		z.object({ from: z.literal('clicks'), most: z.int() }),
		z.object({ from: z.literal('sitemap'), url: z.string(), most: z.int() }),
	]),
	tell: z.enum(['at_once', 'daily', 'weekly']),
	/** Hours of the day in the time zone of the site; null for none. */
	quiet: z.nullable(z.object({ from: z.int(), to: z.int() })),
	locale: z.enum(locales),
	/** Whether scripts run where a page is drawn by them. Default: false. */
	render: z.optional(z.boolean()),
	/** Where people open the console, for links in messages; unknown of watches added elsewhere. */
	console: z.optional(z.string()),
	/** Whether changed titles and other fields are news too. Default: true. */
	changes: z.optional(z.boolean()),
});

export type WatchSettings = z.infer<typeof settingsSchema>;

export const parseSettings = (json: string): WatchSettings =>
	settingsSchema.parse(JSON.parse(json));
