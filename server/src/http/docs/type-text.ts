import { escapeHtml } from '@plumbline/core';

/** The parts of a JSON schema that people read. */
export interface ReadableSchema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly format?: string;
	readonly enum?: readonly string[];
	readonly const?: unknown;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly pattern?: string;
	readonly default?: unknown;
	readonly items?: ReadableSchema;
	/** The schema of each line of a text. */
	readonly contentSchema?: ReadableSchema;
	readonly anyOf?: readonly ReadableSchema[];
	readonly description?: string;
	readonly examples?: readonly unknown[];
	readonly properties?: Readonly<Record<string, ReadableSchema>>;
	readonly required?: readonly string[];
}

/** The type of a value as HTML: `integer, 1 to 1000`, with links to named schemas. */
export function typeText(schema: ReadableSchema): string {
	if (schema.$ref !== undefined) return schemaLink(schema.$ref);
	if (schema.contentSchema) return `lines of JSON, each a ${typeText(schema.contentSchema)}`;
	if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' or ');
	if (schema.const !== undefined) return code(JSON.stringify(schema.const));
	if (schema.enum) return schema.enum.map(code).join(', ');
	if (schema.type === 'array' && schema.items) return `array of ${typeText(schema.items)}`;
	const type = schema.format ?? [schema.type ?? 'any'].flat().join(' or ');
	return escapeHtml([type, ...limits(schema)].join(', '));
}

function limits({ maxLength, maximum, minimum }: ReadableSchema): string[] {
	return [
		...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
		...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
	];
}

function schemaLink(reference: string): string {
	const name = reference.replace(/^.*\//, '');
	return `<a href="#${name}">${name}</a>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
