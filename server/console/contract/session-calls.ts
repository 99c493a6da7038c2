import { scopes } from '@plumbline/core/api';
import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

/** How a session began: with a link from the command line, with an API key, or with a share link. */
export const sessionKinds = ['owner', 'key', 'share'] as const;

export type SessionKind = (typeof sessionKinds)[number];

const signedInSchema = z.strictObject({
	account_name: z.string(),
	kind: z.enum(sessionKinds),
	scopes: z.array(z.enum(scopes)),
	ends_at: z.iso.datetime(),
	version: z.string(),
	/** For owners of the first account of the server. */
	may_create_accounts: z.boolean(),
});

export type SignedIn = z.infer<typeof signedInSchema>;

export const signIn = defineCall({
	path: '/console/sign-in',
	needs: 'nothing',
	input: z.strictObject({
		/** The token of a sign-in link or share link, or an API key. */
		secret: z.string().check(z.minLength(1), z.maxLength(256)),
	}),
	output: signedInSchema,
});

export const whoIsSignedIn = defineCall({
	path: '/console/who',
	needs: 'session',
	input: z.strictObject({}),
	output: signedInSchema,
});

export const signOut = defineCall({
	path: '/console/sign-out',
	needs: 'session',
	input: z.strictObject({}),
	output: z.strictObject({}),
});

const listedSessionSchema = z.strictObject({
	id: z.int(),
	kind: z.enum(['owner', 'key', 'share', 'share-link']),
	/** Name of the browser, or of the shared site. */
	label: z.string(),
	created_at: z.iso.datetime(),
	ends_at: z.iso.datetime(),
	used_at: z.nullable(z.iso.datetime()),
	is_this_one: z.boolean(),
});

export type ListedSession = z.infer<typeof listedSessionSchema>;

export const listSessions = defineCall({
	path: '/console/sessions',
	needs: 'owner',
	input: z.strictObject({}),
	output: z.array(listedSessionSchema),
});

export const endSession = defineCall({
	path: '/console/sessions/end',
	needs: 'owner',
	input: z.strictObject({ id: z.int() }),
	output: z.strictObject({}),
});

export const shareSite = defineCall({
	path: '/console/share',
	needs: 'owner',
	input: z.strictObject({
		site_global_key: z.string(),
		days: z.int().check(z.minimum(1), z.maximum(365)),
	}),
	/** The token is shown once. */
	output: z.strictObject({ token: z.string(), ends_at: z.iso.datetime() }),
});
