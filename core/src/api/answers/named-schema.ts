import type * as z from 'zod/mini';

/** The meaning of a field, with an example; without one if the field holds other named schemas. */
export type FieldText<Value = unknown> = string | readonly [meaning: string, example: Value];

/** A schema with a name and a description of each field, for OpenAPI. */
export interface NamedSchema {
	readonly name: string;
	readonly schema: z.ZodMiniType;
	readonly meaning: string;
	readonly fields: Readonly<Record<string, FieldText>>;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

type FieldTexts<Fields extends Shape> = {
	readonly [Name in keyof Fields]: FieldText<z.output<Fields[Name]>>;
};

/** Describes an object field by field. The compiler reports a field without a description. */
export function named<Fields extends Shape>(
	name: string,
	schema: z.ZodMiniObject<Fields, z.core.$ZodObjectConfig>,
	meaning: string,
	fields: FieldTexts<Fields>,
): NamedSchema {
	return { name, schema, meaning, fields };
}

type ObjectIn<Schema> =
	Schema extends z.ZodMiniObject<Shape, z.core.$ZodObjectConfig>
		? Schema
		: Schema extends
					| z.ZodMiniNullable<infer Inner>
					| z.ZodMiniOptional<infer Inner>
					| z.ZodMiniReadonly<infer Inner>
			? ObjectIn<Inner>
			: Schema extends z.ZodMiniArray<infer Item>
				? ObjectIn<Item>
				: never;

/** The object below “optional”, “nullable”, “readonly” and “array of”. */
export function objectIn<Schema extends z.core.$ZodType>(schema: Schema): ObjectIn<Schema> {
	const { def } = schema._zod as { readonly def: Wrapper };
	const inner = def.innerType ?? def.element;
	// The type above peels off the same wrappers.
	return inner === undefined
		? (schema as unknown as ObjectIn<Schema>)
		: (objectIn(inner) as ObjectIn<Schema>);
}

interface Wrapper {
	readonly innerType?: z.core.$ZodType;
	readonly element?: z.core.$ZodType;
}
