interface PlaceNames {
  /** By language. */
  names?: Record<string, string>;
  aliases?: string[];
}

/** Names of the cities by language, and after `or` what else people call them. A language that is left out has the English one. */
const cities = `
us-nyc|es Nueva York|pl Nowy Jork|pt Nova York|ru Нью-Йорк|ja ニューヨーク|ar نيويورك|or NYC
us-lax|es Los Ángeles|ru Лос-Анджелес|ja ロサンゼルス|ar لوس أنجلوس|or LA
us-chi|ru Чикаго|ja シカゴ|ar شيكاغو
us-dal|ru Даллас|ja ダラス|ar دالاس
us-mia|ru Майами|ja マイアミ|ar ميامي
us-sea|ru Сиэтл|ja シアトル|ar سياتل
us-den|ru Денвер|ja デンバー|ar دنفر
us-atl|ru Атланта|ja アトランタ|ar أتلانتا
ca-tor|ru Торонто|ja トロント|ar تورونتو
ca-mtr|fr Montréal|ru Монреаль|ja モントリオール|ar مونتريال
ca-van|ru Ванкувер|ja バンクーバー|ar فانكوفر
mx-mex|de Mexiko-Stadt|es Ciudad de México|fr Mexico|it Città del Messico|nl Mexico-Stad|pl Meksyk|pt Cidade do México|ru Мехико|ja メキシコシティ|ar مكسيكو سيتي|or CDMX
br-sao|it San Paolo|ru Сан-Паулу|ja サンパウロ|ar ساو باولو|or Sampa
ar-bue|ru Буэнос-Айрес|ja ブエノスアイレス|ar بوينس آيرس
cl-scl|de Santiago de Chile|it Santiago del Cile|ru Сантьяго|ja サンティアゴ|ar سانتياغو|or Santiago de Chile
co-bog|fr Bogota|it Bogotà|pl Bogota|pt Bogotá|ru Богота|ja ボゴタ|ar بوغوتا
pe-lim|ru Лима|ja リマ|ar ليما
cr-sjo|ru Сан-Хосе|ja サンホセ|ar سان خوسيه
pa-pty|de Panama-Stadt|es Ciudad de Panamá|fr Panama|it Panama|nl Panama-Stad|pl Panama|pt Cidade do Panamá|ru Панама|ja パナマシティ|ar مدينة بنما
gb-lon|es Londres|fr Londres|it Londra|nl Londen|pl Londyn|pt Londres|ru Лондон|ja ロンドン|ar لندن
gb-man|es Mánchester|ru Манчестер|ja マンチェスター|ar مانشستر
gb-gla|ru Глазго|ja グラスゴー|ar غلاسكو
ie-dub|es Dublín|it Dublino|ru Дублин|ja ダブリン|ar دبلن|or Baile Átha Cliath
de-fra|es Fráncfort|fr Francfort|it Francoforte|ru Франкфурт|ja フランクフルト|ar فرانكفورت|or Frankfurt am Main
de-ber|es Berlín|it Berlino|nl Berlijn|pt Berlim|ru Берлин|ja ベルリン|ar برلين
de-dus|ru Дюссельдорф|ja デュッセルドルフ|ar دوسلدورف
nl-ams|es Ámsterdam|pt Amsterdã|ru Амстердам|ja アムステルダム|ar أمستردام
be-bru|de Brüssel|es Bruselas|fr Bruxelles|it Bruxelles|nl Brussel|pl Bruksela|pt Bruxelas|ru Брюссель|ja ブリュッセル|ar بروكسل
lu-lux|de Luxemburg|es Luxemburgo|it Lussemburgo|nl Luxemburg|pl Luksemburg|pt Luxemburgo|ru Люксембург|ja ルクセンブルク|ar لوكسمبورغ|or Lëtzebuerg
fr-par|es París|it Parigi|nl Parijs|pl Paryż|ru Париж|ja パリ|ar باريس
fr-mrs|es Marsella|it Marsiglia|pl Marsylia|pt Marselha|ru Марсель|ja マルセイユ|ar مرسيليا
ch-zrh|de Zürich|es Zúrich|it Zurigo|nl Zürich|pl Zurych|pt Zurique|ru Цюрих|ja チューリッヒ|ar زيورخ
ch-gva|de Genf|es Ginebra|fr Genève|it Ginevra|nl Genève|pl Genewa|pt Genebra|ru Женева|ja ジュネーブ|ar جنيف
at-vie|de Wien|es Viena|fr Vienne|nl Wenen|pl Wiedeń|pt Viena|ru Вена|ja ウィーン|ar فيينا
it-mil|de Mailand|es Milán|it Milano|nl Milaan|pl Mediolan|pt Milão|ru Милан|ja ミラノ|ar ميلانو
it-rom|de Rom|es Roma|it Roma|pl Rzym|pt Roma|ru Рим|ja ローマ|ar روما
es-mad|pl Madryt|pt Madri|ru Мадрид|ja マドリード|ar مدريد
es-bcn|fr Barcelone|it Barcellona|ru Барселона|ja バルセロナ|ar برشلونة
pt-lis|de Lissabon|es Lisboa|fr Lisbonne|it Lisbona|nl Lissabon|pl Lizbona|pt Lisboa|ru Лиссабон|ja リスボン|ar لشبونة
se-sto|es Estocolmo|it Stoccolma|pl Sztokholm|pt Estocolmo|ru Стокгольм|ja ストックホルム|ar ستوكهولم
se-got|de Göteborg|es Gotemburgo|fr Göteborg|it Göteborg|nl Göteborg|pl Göteborg|pt Gotemburgo|ru Гётеборг|ja ヨーテボリ|ar غوتنبرغ
se-mma|ru Мальмё|ja マルメ|ar مالمو
no-osl|ru Осло|ja オスロ|ar أوسلو
dk-cph|de Kopenhagen|es Copenhague|fr Copenhague|it Copenaghen|nl Kopenhagen|pl Kopenhaga|pt Copenhague|ru Копенгаген|ja コペンハーゲン|ar كوبنهاغن|or København
fi-hel|pt Helsinque|ru Хельсинки|ja ヘルシンキ|ar هلسنكي|or Helsingfors
is-rkv|es Reikiavik|fr Reykjavik|nl Reykjavik|pt Reykjavik|ru Рейкьявик|ja レイキャビク|ar ريكيافيك
ee-tll|es Tallin|ru Таллин|ja タリン|ar تالين|or Reval
lv-rix|pl Ryga|ru Рига|ja リガ|ar ريغا
lt-vno|es Vilna|pl Wilno|ru Вильнюс|ja ビリニュス|ar فيلنيوس
pl-waw|de Warschau|es Varsovia|fr Varsovie|it Varsavia|nl Warschau|pl Warszawa|pt Varsóvia|ru Варшава|ja ワルシャワ|ar وارسو
cz-prg|de Prag|es Praga|it Praga|nl Praag|pl Praga|pt Praga|ru Прага|ja プラハ|ar براغ|or Praha
sk-bts|pl Bratysława|ru Братислава|ja ブラチスラバ|ar براتيسلافا|or Pressburg
hu-bud|nl Boedapest|pl Budapeszt|pt Budapeste|ru Будапешт|ja ブダペスト|ar بودابست
ro-buh|de Bukarest|es Bucarest|fr Bucarest|it Bucarest|nl Boekarest|pl Bukareszt|pt Bucareste|ru Бухарест|ja ブカレスト|ar بوخارست|or București
bg-sof|es Sofía|pt Sófia|ru София|ja ソフィア|ar صوفيا
gr-ath|de Athen|es Atenas|fr Athènes|it Atene|nl Athene|pl Ateny|pt Atenas|ru Афины|ja アテネ|ar أثينا|or Αθήνα
hr-zag|it Zagabria|pl Zagrzeb|ru Загреб|ja ザグレブ|ar زغرب
si-lju|es Liubliana|it Lubiana|pl Lublana|pt Liubliana|ru Любляна|ja リュブリャナ|ar ليوبليانا|or Laibach
rs-beg|de Belgrad|es Belgrado|it Belgrado|nl Belgrado|pl Belgrad|pt Belgrado|ru Белград|ja ベオグラード|ar بلغراد|or Beograd
ua-iev|de Kyjiw|es Kiev|pl Kijów|ru Киев|ja キーウ|ar كييف|or Kiev|or Kiew|or Київ
md-kiv|es Chisináu|nl Chisinau|pl Kiszyniów|pt Chisinau|ru Кишинёв|ja キシナウ|ar كيشيناو|or Kishinev
cy-nic|de Nikosia|fr Nicosie|pl Nikozja|pt Nicósia|ru Никосия|ja ニコシア|ar نيقوسيا|or Lefkosia
tr-ist|es Estambul|pl Stambuł|pt Istambul|ru Стамбул|ja イスタンブール|ar إسطنبول|or Constantinople
il-tlv|fr Tel-Aviv|pl Tel Awiw|ru Тель-Авив|ja テルアビブ|ar تل أبيب
ae-dxb|es Dubái|fr Dubaï|pl Dubaj|ru Дубай|ja ドバイ|ar دبي
ge-tbs|de Tiflis|es Tiflis|fr Tbilissi|ru Тбилиси|ja トビリシ|ar تبليسي
za-jnb|es Johannesburgo|pt Joanesburgo|ru Йоханнесбург|ja ヨハネスブルグ|ar جوهانسبرغ|or Joburg
ng-los|ru Лагос|ja ラゴス|ar لاغوس
ke-nbo|pt Nairóbi|ru Найроби|ja ナイロビ|ar نيروبي
eg-cai|de Kairo|es El Cairo|fr Le Caire|it Il Cairo|nl Caïro|pl Kair|ru Каир|ja カイロ|ar القاهرة
jp-tyo|de Tokio|es Tokio|nl Tokio|pl Tokio|pt Tóquio|ru Токио|ja 東京|ar طوكيو
jp-osa|ru Осака|ja 大阪|ar أوساكا
kr-sel|es Seúl|fr Séoul|it Seul|nl Seoel|pl Seul|pt Seul|ru Сеул|ja ソウル|ar سيول
tw-tpe|de Taipeh|es Taipéi|pl Tajpej|ru Тайбэй|ja 台北|ar تايبيه
hk-hkg|de Hongkong|nl Hongkong|pl Hongkong|ru Гонконг|ja 香港|ar هونغ كونغ
sg-sin|de Singapur|es Singapur|fr Singapour|pl Singapur|pt Singapura|ru Сингапур|ja シンガポール|ar سنغافورة
my-kul|ru Куала-Лумпур|ja クアラルンプール|ar كوالالمبور|or KL
th-bkk|ru Бангкок|ja バンコク|ar بانكوك|or Krung Thep
vn-sgn|de Ho-Chi-Minh-Stadt|es Ciudad Ho Chi Minh|fr Hô-Chi-Minh-Ville|it Ho Chi Minh|nl Ho Chi Minhstad|pl Ho Chi Minh|pt Cidade de Ho Chi Minh|ru Хошимин|ja ホーチミン|ar هو تشي منه|or Saigon
ph-mnl|fr Manille|nl Manilla|ru Манила|ja マニラ|ar مانيلا
id-jkt|es Yakarta|it Giacarta|pl Dżakarta|pt Jacarta|ru Джакарта|ja ジャカルタ|ar جاكرتا
in-bom|es Bombay|pl Mumbaj|ru Мумбаи|ja ムンバイ|ar مومباي|or Bombay
au-syd|es Sídney|ru Сидней|ja シドニー|ar سيدني
au-mel|ru Мельбурн|ja メルボルン|ar ملبورن
au-per|ru Перт|ja パース|ar بيرث
nz-akl|ru Окленд|ja オークランド|ar أوكلاند
`;

/** By code of a country and id of a city: names in other languages, and other words that people look for them by. */
export const sampleNames: Readonly<Record<string, PlaceNames>> = {
  GB: { aliases: ['UK', 'England'] },
  US: { aliases: ['USA', 'America'] },
  NL: { aliases: ['Holland'] },
  ...Object.fromEntries(cities.trim().split('\n').map(readCity)),
};

function readCity(line: string): [id: string, PlaceNames] {
  const [id = '', ...fields] = line.split('|');
  const said = fields.map((field) => [field.slice(0, 2), field.slice(3)] as const);
  const aliases = said.flatMap(([key, name]) => (key === 'or' ? [name] : []));
  const names = Object.fromEntries(said.filter(([key]) => key !== 'or'));
  return [id, { names, ...(aliases.length && { aliases }) }];
}
