import * as z from 'zod/mini';
import { defineCall } from './console-call.ts';

const ofSite = { site_global_key: z.string() };

const lookSchema = z.strictObject({
	name: z.string(),
	/** A data URL; empty without a logo. */
	logo: z.string(),
	color: z.string(),
});

export type ReportLook = z.infer<typeof lookSchema>;

export const reportRhythms = ['weekly', 'monthly'] as const;

const planSchema = z.strictObject({
	rhythm: z.enum(reportRhythms),
	locale: z.string(),
	addresses: z.array(z.string()),
	next_at: z.iso.datetime(),
	/** The last one that was sent; null before the first. */
	sent_at: z.nullable(z.iso.datetime()),
	/** Why the last attempt failed; null if it did not. */
	problem: z.nullable(z.string()),
});

export const showReportSettings = defineCall({
	path: '/console/reports/settings',
	needs: 'owner',
	input: z.strictObject(ofSite),
	output: z.strictObject({
		look: lookSchema,
		plan: z.nullable(planSchema),
		/** False for a server that sends no mail. */
		sends_mail: z.boolean(),
	}),
});

/** The look of all reports of the account. */
export const setReportLook = defineCall({
	path: '/console/reports/look',
	needs: 'owner',
	input: lookSchema,
	output: z.strictObject({}),
});

/** Mails the report of the site from now on; without addresses no more. */
export const planReports = defineCall({
	path: '/console/reports/plan',
	needs: 'owner',
	input: z.strictObject({
		...ofSite,
		rhythm: z.enum(reportRhythms),
		locale: z.string(),
		addresses: z.array(z.string()).check(z.maxLength(20)),
	}),
	output: z.strictObject({}),
});
