/** A place of a city: what it is called, its street, and where it is, in degrees. */
type KnownPlace = readonly [name: string, street: string, latitude: number, longitude: number];

/** Where travellers have to be: landmarks, centres of events, airports and bus stations, by the city under which the sandbox finds hotels. */
export const KNOWN_PLACES: Readonly<Record<string, readonly KnownPlace[]>> = {
  'Belo Horizonte': [
    ['Praça da Liberdade', 'Praça da Liberdade, Funcionários', -19.9319, -43.9378],
    ['Mineirão', 'Avenida Antônio Abrahão Caram, 1001, Pampulha', -19.8659, -43.9711],
    ['Expominas', 'Avenida Amazonas, 6200, Gameleira', -19.9292, -43.9822],
    ['Aeroporto de Confins (CNF)', 'Rodovia LMG-800, Confins', -19.6244, -43.9719],
    ['Rodoviária de Belo Horizonte', 'Praça Rio Branco, 100, Centro', -19.9128, -43.9414],
  ],
  Belém: [
    ['Mercado Ver-o-Peso', 'Boulevard Castilhos França, Campina', -1.452, -48.5036],
    ['Hangar Centro de Convenções', 'Avenida Doutor Freitas, Marco', -1.4136, -48.4628],
    ['Aeroporto de Val-de-Cans (BEL)', 'Avenida Júlio César, Val-de-Cans', -1.3792, -48.4763],
    ['Rodoviária de Belém', 'Praça do Operário, São Brás', -1.4529, -48.4679],
  ],
  Brasília: [
    ['Congresso Nacional', 'Praça dos Três Poderes', -15.7997, -47.8641],
    ['Centro de Convenções Ulysses Guimarães', 'SDC, Eixo Monumental', -15.7868, -47.899],
    ['Aeroporto de Brasília (BSB)', 'Lago Sul', -15.8711, -47.9186],
    ['Rodoviária Interestadual de Brasília', 'SMAS, Trecho 4', -15.834, -47.9533],
  ],
  Campinas: [
    ['Unicamp', 'Cidade Universitária Zeferino Vaz, Barão Geraldo', -22.8184, -47.0647],
    ['Parque Portugal', 'Avenida Doutor Heitor Penteado, 1671, Taquaral', -22.8745, -47.0527],
    ['Aeroporto de Viracopos (VCP)', 'Rodovia Santos Dumont, km 66', -23.0074, -47.1345],
    ['Rodoviária de Campinas', 'Rua Doutor Pereira Lima, Vila Industrial', -22.9027, -47.0699],
  ],
  Curitiba: [
    ['Museu Oscar Niemeyer', 'Rua Marechal Hermes, 999, Centro Cívico', -25.4101, -49.2672],
    ['Jardim Botânico', 'Rua Engenheiro Ostoja Roguski, 350', -25.442, -49.2404],
    ['Aeroporto Afonso Pena (CWB)', 'Avenida Rocha Pombo, São José dos Pinhais', -25.5285, -49.1758],
    ['Rodoferroviária de Curitiba', 'Avenida Presidente Affonso Camargo, 330', -25.4372, -49.2563],
  ],
  Florianópolis: [
    ['Mercado Público', 'Rua Jerônimo Coelho, 60, Centro', -27.5974, -48.552],
    ['CentroSul', 'Avenida Governador Gustavo Richard, 850, Centro', -27.6006, -48.5527],
    ['Aeroporto Hercílio Luz (FLN)', 'Rodovia Ac. ao Aeroporto, Carianos', -27.6705, -48.5477],
    ['Rodoviária Rita Maria', 'Avenida Paulo Fontes, 1101, Centro', -27.5961, -48.5597],
  ],
  Fortaleza: [
    ['Centro Dragão do Mar', 'Rua Dragão do Mar, 81, Praia de Iracema', -3.7215, -38.521],
    ['Centro de Eventos do Ceará', 'Avenida Washington Soares, 999, Edson Queiroz', -3.7575, -38.4853],
    ['Aeroporto Pinto Martins (FOR)', 'Avenida Senador Carlos Jereissati, 3000', -3.7763, -38.5326],
    ['Rodoviária Engenheiro João Thomé', 'Avenida Borges de Melo, 1630, Fátima', -3.7559, -38.5345],
  ],
  Goiânia: [
    ['Praça Cívica', 'Praça Doutor Pedro Ludovico Teixeira, Centro', -16.6805, -49.2561],
    ['Centro de Convenções de Goiânia', 'Rua 4, 1400, Centro', -16.6737, -49.2587],
    ['Aeroporto Santa Genoveva (GYN)', 'Alameda Quatro, Santa Genoveva', -16.632, -49.2207],
    ['Rodoviária de Goiânia', 'Rua 44, 399, Norte Ferroviário', -16.6612, -49.2571],
  ],
  Manaus: [
    ['Teatro Amazonas', 'Largo de São Sebastião, Centro', -3.1303, -60.0235],
    ['Arena da Amazônia', 'Avenida Constantino Nery, Flores', -3.0833, -60.0281],
    ['Aeroporto Eduardo Gomes (MAO)', 'Avenida Santos Dumont, 1350, Tarumã', -3.0386, -60.0497],
    ['Rodoviária de Manaus', 'Rua Recife, 2800, Flores', -3.0627, -60.0285],
  ],
  'Porto Alegre': [
    ['Usina do Gasômetro', 'Avenida Presidente João Goulart, 551, Centro Histórico', -30.0342, -51.2412],
    ['Centro de Eventos FIERGS', 'Avenida Assis Brasil, 8787, Sarandi', -29.9896, -51.117],
    ['Aeroporto Salgado Filho (POA)', 'Avenida Severo Dullius, 90010, Anchieta', -29.9944, -51.1714],
    ['Rodoviária de Porto Alegre', 'Largo Vespasiano Júlio Veppo, 70, Centro Histórico', -30.0226, -51.2195],
  ],
  Recife: [
    ['Marco Zero', 'Praça Rio Branco, Recife Antigo', -8.0631, -34.8711],
    ['Porto Digital', 'Cais do Apolo, 222, Recife Antigo', -8.061, -34.8722],
    ['Praia de Boa Viagem', 'Avenida Boa Viagem, 5000, Boa Viagem', -8.1271, -34.8998],
    ['Centro de Convenções de Pernambuco', 'Avenida Professor Andrade Bezerra, Salgadinho', -8.0286, -34.8697],
    ['Aeroporto dos Guararapes (REC)', 'Praça Ministro Salgado Filho, Imbiribeira', -8.1265, -34.9236],
    ['Terminal Integrado de Passageiros (TIP)', 'Rodovia BR-232, Curado', -8.0737, -34.9953],
  ],
  'Rio de Janeiro': [
    ['Praia de Copacabana', 'Avenida Atlântica, 1702, Copacabana', -22.9672, -43.179],
    ['Maracanã', 'Avenida Presidente Castelo Branco, Maracanã', -22.9121, -43.2302],
    ['Riocentro', 'Avenida Salvador Allende, 6555, Barra Olímpica', -22.9779, -43.4117],
    ['Aeroporto Santos Dumont (SDU)', 'Praça Senador Salgado Filho, Centro', -22.9105, -43.1631],
    ['Aeroporto do Galeão (GIG)', 'Avenida Vinte de Janeiro, Ilha do Governador', -22.81, -43.2506],
    ['Rodoviária Novo Rio', 'Avenida Francisco Bicalho, 1, Santo Cristo', -22.8989, -43.2093],
  ],
  Salvador: [
    ['Elevador Lacerda', 'Praça Municipal, Centro Histórico', -12.9742, -38.5131],
    ['Farol da Barra', 'Largo do Farol da Barra, Barra', -13.0104, -38.5328],
    ['Centro de Convenções de Salvador', 'Avenida Octávio Mangabeira, 5490, Boca do Rio', -12.9829, -38.4366],
    ['Aeroporto Luís Eduardo Magalhães (SSA)', 'Praça Gago Coutinho, São Cristóvão', -12.9086, -38.3225],
    ['Rodoviária de Salvador', 'Avenida Antônio Carlos Magalhães, 4362, Pituba', -12.9787, -38.4665],
  ],
  'São Paulo': [
    ['MASP', 'Avenida Paulista, 1578, Bela Vista', -23.5614, -46.6559],
    ['B3', 'Praça Antônio Prado, 48, Centro', -23.5455, -46.634],
    ['Pátio Malzoni', 'Avenida Brigadeiro Faria Lima, 3477, Itaim Bibi', -23.5867, -46.682],
    ['Expo Center Norte', 'Rua José Bernardo Pinto, 333, Vila Guilherme', -23.5095, -46.6186],
    ['São Paulo Expo', 'Rodovia dos Imigrantes, km 1,5, Vila Água Funda', -23.6432, -46.6284],
    ['Aeroporto de Congonhas (CGH)', 'Avenida Washington Luís, Vila Congonhas', -23.6261, -46.6564],
    ['Aeroporto de Guarulhos (GRU)', 'Rodovia Hélio Smidt, Guarulhos', -23.4356, -46.4731],
    ['Rodoviária do Tietê', 'Avenida Cruzeiro do Sul, 1800, Santana', -23.5163, -46.6244],
    ['Rodoviária da Barra Funda', 'Rua Mário de Andrade, 664, Barra Funda', -23.5255, -46.6675],
    ['Rodoviária do Jabaquara', 'Rua dos Jequitibás, Jabaquara', -23.6463, -46.6411],
  ],
  Vitória: [
    ['Palácio Anchieta', 'Praça João Clímaco, Centro', -20.3222, -40.3386],
    ['Shopping Vitória', 'Avenida Américo Buaiz, 200, Enseada do Suá', -20.3122, -40.2876],
    ['Aeroporto Eurico de Aguiar Salles (VIX)', 'Avenida Roza Helena Schorling Albuquerque, Goiabeiras', -20.2581, -40.2864],
    ['Rodoviária de Vitória', 'Ilha do Príncipe', -20.3216, -40.353],
  ],
};

/** Cities abroad: each with its country, and where it is. */
export const FOREIGN_CITIES: readonly (readonly [name: string, country: string, code: string, latitude: number, longitude: number])[] = [
  ['Buenos Aires', 'Argentina', 'AR', -34.6037, -58.3816],
  ['Lisboa', 'Portugal', 'PT', 38.7223, -9.1393],
  ['Nova York', 'Estados Unidos', 'US', 40.7128, -74.006],
  ['Santiago', 'Chile', 'CL', -33.4489, -70.6693],
];
