/**
 * In Firefox’s content scripts these methods return iterators that cannot be iterated
 * (https://github.com/mozilla/addons/issues/15133), so the compiler refuses to iterate them: of two
 * declarations, the one outside of its own library comes first. The objects themselves can be
 * iterated, and so can lists of nodes.
 */
interface Headers {
	entries(): undefined;
	keys(): undefined;
	values(): undefined;
}

interface URLSearchParams {
	entries(): undefined;
	keys(): undefined;
	values(): undefined;
}

interface FormData {
	entries(): undefined;
	keys(): undefined;
	values(): undefined;
}

interface FontFaceSet {
	entries(): undefined;
	keys(): undefined;
	values(): undefined;
}
