import { scopes } from '@plumbline/core/api';
import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const listedKeySchema = z.strictObject({
	id: z.int(),
	last4: z.string(),
	scopes: z.array(z.enum(scopes)),
	created_at: z.iso.datetime(),
	expires_at: z.nullable(z.iso.datetime()),
	used_at: z.nullable(z.iso.datetime()),
});

export type ListedKey = z.infer<typeof listedKeySchema>;

/** The keys of the account that are still valid. */
export const listKeys = defineCall({
	path: '/console/keys',
	needs: 'owner',
	input: z.strictObject({}),
	output: z.array(listedKeySchema),
});

export const createKey = defineCall({
	path: '/console/keys/create',
	needs: 'owner',
	input: z.strictObject({
		scopes: z.array(z.enum(scopes)).check(z.minLength(1)),
		/** Null for a key that does not expire. */
		days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
	}),
	/** The key is shown once. */
	output: z.strictObject({ api_key: z.string() }),
});

export const revokeKey = defineCall({
	path: '/console/keys/revoke',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	output: z.strictObject({}),
});
