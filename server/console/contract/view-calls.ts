import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const viewSchema = z.strictObject({
	key: z.string(),
	name: z.string(),
	/** Path and query of a screen, without the site. */
	address: z.string(),
});

export type SavedView = z.infer<typeof viewSchema>;

const viewsSchema = z.strictObject({ views: z.array(viewSchema) });

const ofSite = { site_global_key: z.string() };

/** The views that somebody saved for a site, by name. */
export const listViews = defineCall({
	path: '/console/views/list',
	needs: 'session',
	input: z.strictObject(ofSite),
	output: viewsSchema,
});

/** Saves a new view, or a new name or address of the one that the person has seen. */
export const saveView = defineCall({
	path: '/console/views/save',
	needs: 'session',
	input: z.strictObject({
		...ofSite,
		name: z.string(),
		address: z.string(),
		seen: z.nullable(viewSchema),
	}),
	output: viewsSchema,
});

/** Removes a view, unless somebody changed it after the person has seen it. */
export const removeView = defineCall({
	path: '/console/views/remove',
	needs: 'session',
	input: z.strictObject({ ...ofSite, seen: viewSchema }),
	output: viewsSchema,
});
