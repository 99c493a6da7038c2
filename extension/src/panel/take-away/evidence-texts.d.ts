declare module 'virtual:evidence-texts' {
	/** What the source of each rule says, by the name of the rule. */
	export const evidenceTexts: Readonly<Record<string, string>>;
}
