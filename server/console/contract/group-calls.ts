import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const groupSchema = z.strictObject({
	global_key: z.string(),
	name: z.string(),
	keywords: z.array(z.string()),
	/** Different after every change. */
	version: z.string(),
});

export type EditedGroup = z.infer<typeof groupSchema>;

/** A group of keywords, by name or global key. */
export const showGroup = defineCall({
	path: '/console/groups/show',
	needs: 'session',
	input: z.strictObject({ site_global_key: z.string(), group: z.string() }),
	output: groupSchema,
});

/** Renames a group, and puts keywords into it and takes others out, unless its version changed. */
export const editGroup = defineCall({
	path: '/console/groups/edit',
	needs: 'session',
	input: z.strictObject({
		site_global_key: z.string(),
		global_key: z.string(),
		name: z.string(),
		/** Keywords that the site does not have yet are added to it. */
		add: z.array(z.string()),
		remove: z.array(z.string()),
		/** The one that the person has seen. */
		version: z.string(),
	}),
	output: groupSchema,
});
