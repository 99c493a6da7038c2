/** The statement of each rule’s source, by the name of the rule. */
declare module 'virtual:evidence-texts' {
	export const texts: Readonly<Record<string, string>>;
}

/** The English explanation of each rule, by its name. */
declare module 'virtual:explanations' {
	export const texts: Readonly<Record<string, Readonly<Record<'why' | 'fix', string>>>>;
}
