declare module 'tiny-segmenter' {
	class TinySegmenter {
		segment(text: string): string[];
		ctype_(character: string): string;
	}
	export = TinySegmenter;
}
