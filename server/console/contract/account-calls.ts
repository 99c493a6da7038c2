import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

/** Creates an account and a link that signs its first owner in, once. */
export const createAccount = defineCall({
	path: '/console/accounts/create',
	needs: 'owner',
	input: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
	/** The token is shown once. */
	output: z.strictObject({ token: z.string() }),
});
