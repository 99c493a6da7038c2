const always = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;
const ifRandom = /^(?:sid|s|sess|session|session_?id)$/i;
const randomValue = /^[\da-z-]{20,}$/i;

/** Whether a parameter only says whose visit it is: each visit would make all URLs new. */
export const isSessionParameter = (name: string, value: string): boolean =>
	always.test(name) || (ifRandom.test(name) && randomValue.test(value) && /\d/.test(value));

/** The session that Java servers write into the path. */
export const pathSession = /;jsessionid=[^/?#;]*/i;
