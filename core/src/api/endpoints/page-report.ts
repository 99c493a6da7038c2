import * as z from 'zod/mini';

const place = {
	selector: z.nullable(z.string()),
	snippet: z.nullable(z.string()),
	line: z.nullable(z.int()),
	column: z.nullable(z.int()),
};

const occurrenceSchema = z.strictObject({
	/** Stays the same while the page around it changes. */
	id: z.string(),
	message: z.string(),
	...place,
	/** Other nodes involved, such as the first of two that contradict each other. */
	related: z.readonly(z.array(z.strictObject(place))),
});

export const evidenceSchema = z.strictObject({
	url: z.string(),
	says: z.string(),
	checked: z.string(),
});

/** The fields that `details=true` adds to a rule. */
const ruleDetails = {
	status: z.enum(['passed', 'failed', 'not_applicable', 'not_checked', 'information']),
	/** Why it was not checked. */
	reason: z.nullable(z.string()),
	class: z.enum(['engine', 'convention', 'accessibility', 'information']),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	audience: z.enum(['writer', 'seo', 'developer', 'owner']),
	source: z.enum(['html', 'rendered', 'editor']),
	/** A failed rule that supersedes it already reports it. */
	superseded: z.boolean(),
	/** A person chose to hide it. */
	ignored: z.boolean(),
	title: z.string(),
	message: z.string(),
	why: z.string(),
	fix: z.string(),
	evidence: evidenceSchema,
	measured: z.record(z.string(), z.union([z.string(), z.number()])),
	occurrence_count: z.int(),
	occurrences: z.readonly(z.array(occurrenceSchema)),
};

const auditedRuleSchema = z.strictObject({
	rule_name: z.string(),
	rule_risk: z.enum(['low', 'moderate', 'high']),
	rule_difficulty: z.enum(['easy', 'average', 'hard']),
	rule_impact: z.int().check(z.minimum(1), z.maximum(5)),
	optimized: z.boolean(),
	...z.partial(z.strictObject(ruleDetails)).shape,
});

/** The fields that `details=true` adds to a report. */
const reportDetails = {
	verdict: z.strictObject({
		indexable: z.enum(['yes', 'no', 'hidden', 'elsewhere', 'unknown']),
		summary: z.string(),
	}),
	counts: z.strictObject({
		blocker: z.int(),
		error: z.int(),
		warning: z.int(),
		note: z.int(),
		passed: z.int(),
		not_applicable: z.int(),
		not_checked: z.int(),
	}),
	score: z.int().check(z.minimum(0), z.maximum(100)),
	language: z.nullable(z.string()),
	page_type: z.nullable(z.string()),
	page_type_signs: z.readonly(z.array(z.string())),
	rule_set: z.string(),
	suggested_keywords: z.readonly(z.array(z.string())),
};

const redirectSchema = z.strictObject({ url: z.string(), status: z.int(), location: z.string() });

/** Present with details if the request asks for rendering. */
const renderingSchema = z.strictObject({
	/** `not_needed`: the HTML has the content. `failed`: the page was judged as it was sent. */
	state: z.enum(['rendered', 'not_needed', 'failed']),
	/** Why it failed. */
	reason: z.nullable(z.string()),
});

const report = {
	keywords: z.readonly(z.array(z.string())),
	audit: z.readonly(z.array(auditedRuleSchema)),
	...z.partial(z.strictObject(reportDetails)).shape,
};

export const htmlReportSchema = z.strictObject(report);

export const pageReportSchema = z.strictObject({
	...report,
	page_meta: z.strictObject({
		url: z.string(),
		original_url: z.string(),
		title: z.string(),
		meta_description: z.string(),
		rel_author: z.string(),
	}),
	status: z.strictObject({ http_status: z.string(), char_set: z.string() }),
	redirects: z.optional(z.readonly(z.array(redirectSchema))),
	rendering: z.optional(renderingSchema),
});

export type AuditedRule = z.infer<typeof auditedRuleSchema>;
export type HtmlReport = z.infer<typeof htmlReportSchema>;
export type PageReport = z.infer<typeof pageReportSchema>;
