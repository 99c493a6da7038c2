import * as z from 'zod/mini';

export const changeSchema = z.strictObject({
	/** Null for an event of the whole site. */
	url: z.nullable(z.string()),
	/** The day on which the page changed, or on which it was first seen changed. */
	date: z.string(),
	seen_at: z.iso.datetime(),
	/** The person or program that made it; “unknown” for a change that was only seen. */
	made_by: z.string(),
	/** Such as title, description, h1, canonical or robots; empty for a note. */
	fields: z.array(z.string()),
	note: z.string(),
	/** Names of rules whose findings are gone since. */
	resolved: z.array(z.string()),
	/** Names of rules with findings since. */
	caused: z.array(z.string()),
});
