import * as parser from './html-parser.ts';

export const loadHtmlParser = async () => parser;
export const htmlParser = () => parser;
