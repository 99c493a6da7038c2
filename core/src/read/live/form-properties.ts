type FormProperty = 'childNodes' | 'nextSibling';

/**
 * A field shadows the property of its form that has the same name, so forms are read through the
 * prototypes of an element that cannot have fields.
 */
export function formProperties(root: Element) {
	const prototype: object = Object.getPrototypeOf(root);
	const { getAttribute, getAttributeNames } = root;
	return {
		of: <Name extends FormProperty>(form: Element, name: Name): Element[Name] =>
			Reflect.get(prototype, name, form),
		attribute: (form: Element, name: string) => getAttribute.call(form, name),
		attributeNames: (form: Element) => getAttributeNames.call(form),
	};
}

export type FormProperties = ReturnType<typeof formProperties>;

/** A form with a field named `localName` has that field instead of its name. */
export const isForm = ({ localName }: Element): boolean =>
	localName === 'form' || typeof localName === 'object';
